import { operatorContract } from '#domain/contract/operator';
import { platformTable } from '#domain/platform/platform-table';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import type { Account, Decision } from './api.ts';
import { decisionWords } from './review-words.ts';

const Reason = operatorContract['decide-review'].request.pick({ reason: true });

interface Props {
  account: Account;
  decision: Decision;
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** What a decision does, and why it is made: the reason is kept, for the other operators and for whom it concerns. */
export function DecisionDialog({ account, decision, onDecide, onClose }: Props) {
  const { title, button, does } = decisionWords[decision];
  const form = useContractForm({
    schema: Reason,
    values: { reason: '' },
    // One line is kept: it is read in a list.
    request: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
    send: ({ reason }) => onDecide(reason),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" {...form.props}>
        <p>
          <span className="handle">{account.handle}</span> on {platformTable[account.platform].name}. {does}
        </p>
        <LongField
          label="Why"
          rows={2}
          {...form.field('reason')}
          hint="Kept under Decided. Its holder reads it in the copy of their data."
        />
        <p className="actions">
          <Submit form={form}>{button}</Submit>
          <button type="button" className="button" onClick={onClose}>
            Leave it
          </button>
        </p>
      </form>
    </Dialog>
  );
}
