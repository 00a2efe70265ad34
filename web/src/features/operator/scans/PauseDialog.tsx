import { operatorContract } from '#domain/contract/operator';
import { sourceName, type SourceState } from '#domain/operations/operations';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { usePauseSource } from './api.ts';
import { words } from './words.ts';

const said = words.dialog;
const Reason = operatorContract['pause-source'].request.pick({ reason: true });

/** Switches a source off for everybody, or on again, and asks why: the reason is kept for the other operators. */
export function PauseDialog({
  state: { source, paused },
  onClose,
}: {
  state: SourceState;
  onClose: () => void;
}) {
  const change = usePauseSource();
  const name = sourceName(source);
  const { title, does, button, done } = paused ? said.resume : said.pause;
  const form = useContractForm({
    schema: Reason,
    values: { reason: '' },
    draft: `source-${paused ? 'on' : 'off'}-${source}`,
    request: ({ reason }) => ({ reason: reason.replace(/\s+/g, ' ') }),
    send: async ({ reason }) => {
      await change.mutateAsync({ source, paused: !paused, reason });
      toast(done(name));
      onClose();
    },
  });
  return (
    <Dialog title={title(name)} onClose={onClose}>
      <form className="stack" {...form.props}>
        <p>{does}</p>
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
