import { useState } from 'react';
import { codeMinutes } from '#domain/account/confirmation-code';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { SixDigits } from './six-digits.ts';
import { words as said } from './words.ts';

interface Props {
  /** Masked address; undefined while the code is being sent. */
  sentTo: string | undefined;
  /** When, if that was not just now: "at 20:10". */
  sentAt?: string | undefined;
  /** Why the code was not taken, or not sent. */
  refused: string | undefined;
  busy: boolean;
  /** What the button does, e.g. "Confirm". */
  label: string;
  /** How long the code works, e.g. "10 minutes". */
  lasts?: string;
  takesFocus?: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  /** Without it there is no way round the code. */
  onCancel?: () => void;
}

/** Asks for the six digits that were sent. */
export function CodeForm({ sentTo, refused, busy, label, onCode, onResend, onCancel, ...more }: Props) {
  const { sentAt, lasts = said.minutes(codeMinutes), takesFocus = true } = more;
  /** Another code than the one that was refused. */
  const [other, setOther] = useState(false);
  const form = useContractForm({
    schema: SixDigits,
    values: { code: '' },
    send: ({ code }) => {
      setOther(false);
      if (!busy) onCode(code);
    },
    stays: 'all',
  });
  const again = () => {
    setOther(false);
    onResend();
  };
  const field = form.field('code');
  return (
    <form className="form" {...form.props}>
      <p className="small" role="status">
        {sentTo ? said.sent(sentTo, lasts, sentAt) : busy ? said.sending : ''}
      </p>
      <Field
        label={said.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={takesFocus}
        {...field}
        onChange={(code) => {
          field.onChange(code);
          setOther(true);
        }}
        error={field.error ?? (other ? undefined : refused)}
      />
      <p className="actions tight">
        <button type="submit" className="button primary" disabled={busy}>
          {label}
        </button>
        <button type="button" className="button plain" disabled={busy} onClick={again}>
          {said.again}
        </button>
        {onCancel && (
          <button type="button" className="button plain" onClick={onCancel}>
            {said.notNow}
          </button>
        )}
      </p>
      <OutboxHint />
    </form>
  );
}
