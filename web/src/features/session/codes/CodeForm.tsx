import { useState } from 'react';
import { codeMinutes } from '#domain/account/confirmation-code';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { SixDigits } from './six-digits.ts';

interface Props {
  /** Masked address; undefined while the code is being sent. */
  sentTo: string | undefined;
  /** Why the code was not taken, or not sent. */
  refused: string | undefined;
  busy: boolean;
  /** What the button does, e.g. "Confirm". */
  label: string;
  /** How long the code works, e.g. "10 minutes". */
  lasts?: string;
  onCode: (code: string) => void;
  onResend: () => void;
  /** Without it there is no way round the code. */
  onCancel?: () => void;
}

/** Asks for the six digits that were sent. */
export function CodeForm({ sentTo, refused, busy, label, onCode, onResend, onCancel, ...more }: Props) {
  const { lasts = `${codeMinutes} minutes` } = more;
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
        {sentTo ? `We sent a code to ${sentTo}. It works for ${lasts}.` : busy ? 'Sending a code' : ''}
      </p>
      <Field
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
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
          Send a new code
        </button>
        {onCancel && (
          <button type="button" className="button plain" onClick={onCancel}>
            Not now
          </button>
        )}
      </p>
      <OutboxHint />
    </form>
  );
}
