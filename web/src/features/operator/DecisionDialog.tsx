import { operatorContract } from '#domain/contract/operator';
import { platformTable } from '#domain/platform/platform-table';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import type { Account, Decision } from './api.ts';
import { words } from './words.ts';

const said = words.dialog;

const Reason = operatorContract['decide-review'].request.pick({ reason: true });

interface Props {
  account: Account;
  decision: Decision;
  /** Throws what is said of a decision that was not taken. */
  onDecide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** What a decision does, and why it is made: the reason is kept, for the other operators and for whom it concerns. */
export function DecisionDialog({ account, decision, onDecide, onClose }: Props) {
  const { title, button, does } = said[decision];
  const form = useContractForm({
    schema: Reason,
    values: { reason: '' },
    draft: `decision-${decision}-${account.platform}-${account.handle}`,
    // One line is kept: it is read in a list.
    request: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
    send: ({ reason }) => onDecide(reason),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" {...form.props}>
        <p>
          <span className="handle">{account.handle}</span>
          {said.on(platformTable[account.platform].name)}
          {does}
        </p>
        <LongField label={said.why} rows={2} {...form.field('reason')} hint={said.hint} />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form}>{button}</Submit>
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
