import type { ReactNode } from 'react';
import { operatorContract } from '#domain/contract/operator';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';

/** Every decision asks for it in the same way. */
const Reason = operatorContract['decide-review'].request.pick({ reason: true });

interface Props {
  said: { title: string; why: string; hint: string; button: string; cancel: string };
  /** Under which name what was typed is kept until it is sent. */
  draft: string;
  /** Throws what is said of a decision that was not taken. */
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** What the decision does. */
  children: ReactNode;
}

/** Asks an operator why; the reason is kept for the others. Cancelled, it is forgotten. */
export function ReasonDialog({ said, draft, onReason, onClose, children }: Props) {
  const form = useContractForm({
    schema: Reason,
    values: { reason: '' },
    draft,
    // One line is kept: it is read in a list.
    request: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
    send: ({ reason }) => onReason(reason),
  });
  return (
    <Dialog title={said.title} onClose={onClose}>
      <form className="stack" {...form.props}>
        <p>{children}</p>
        <LongField label={said.why} rows={2} {...form.field('reason')} hint={said.hint} />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form}>{said.button}</Submit>
          <button
            type="button"
            className="button"
            onClick={() => {
              form.clear();
              onClose();
            }}
          >
            {said.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
