import { Dialog } from './Dialog.tsx';
import { Failed } from './form/Failed.tsx';

interface Props {
  /** The question, what follows from a yes, and both answers. */
  said: { title: string; words: string; yes: string; no: string };
  /** The call that follows, where the question stays open until it is done. */
  act?: { error: Error | null; isPending: boolean };
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something is given up that no undo brings back. */
export const AskFirst = ({ said, act, onYes, onClose }: Props) => (
  <Dialog title={said.title} onClose={onClose}>
    <p className="prose">{said.words}</p>
    <Failed error={act?.error ?? null} />
    <p className="actions">
      <button type="button" className="button primary" disabled={act?.isPending} onClick={onYes}>
        {said.yes}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {said.no}
      </button>
    </p>
  </Dialog>
);
