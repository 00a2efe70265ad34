import { Dialog } from '../../../ui/Dialog.tsx';
import { words } from './words.ts';

const said = words.swapped;

interface Props {
  /** The account that was given as a copy, as people call it. */
  called: string;
  onBack: () => void;
  onClose: () => void;
}

/** Where what stood as the other account is the person's own: nothing is added, and the two may have been swapped. */
export const AskSwapped = ({ called, onBack, onClose }: Props) => (
  <Dialog title={said.title} onClose={onClose}>
    <p className="prose">{said.why(called)}</p>
    <p className="actions">
      <button type="button" className="button primary" onClick={onBack}>
        {said.back}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {said.close}
      </button>
    </p>
  </Dialog>
);
