import { Dialog } from '../../../ui/Dialog.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';

interface Props {
  /** The question, what follows from a yes, and both answers. */
  said: { title: string; words: string; yes: string; no: string };
  act: { error: Error | null; isPending: boolean };
  onYes: () => void;
  onClose: () => void;
}

/** Asks before somebody's place in a business changes. */
export const AskFirst = ({ said, act, onYes, onClose }: Props) => (
  <Dialog title={said.title} onClose={onClose}>
    <p>{said.words}</p>
    <Failed error={act.error} />
    <p className="actions">
      <button type="button" className="button primary" disabled={act.isPending} onClick={onYes}>
        {said.yes}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {said.no}
      </button>
    </p>
  </Dialog>
);
