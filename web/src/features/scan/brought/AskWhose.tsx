import { Dialog } from '../../../ui/Dialog.tsx';
import { words as said } from './words.ts';

interface Props {
  /** What the account was compared with, as people call it. */
  called: string;
  onMe: () => void;
  onOther: () => void;
  /** Neither was said. */
  onClose: () => void;
}

/** Before somebody else's picture is taken for the person's own. */
export const AskWhose = ({ called, onMe, onOther, onClose }: Props) => (
  <Dialog title={said.title} onClose={onClose}>
    <p className="prose">{said.why(called)}</p>
    <p className="prose">{said.then}</p>
    <p className="actions">
      <button type="button" className="button primary" onClick={onMe}>
        {said.me}
      </button>
      <button type="button" className="button" onClick={onOther}>
        {said.other}
      </button>
    </p>
  </Dialog>
);
