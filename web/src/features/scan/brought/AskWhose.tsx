import { Dialog } from '../../../ui/Dialog.tsx';
import { words } from '../words.ts';

const said = words.submit.whose;

interface Props {
  /** What the account was compared with, as people call it. */
  called: string;
  onYes: () => void;
  onNo: () => void;
}

/** Before somebody else's picture is taken for the person's own. */
export const AskWhose = ({ called, onYes, onNo }: Props) => (
  <Dialog title={said.title} onClose={onNo}>
    <p className="prose">{said.why(called)}</p>
    <p className="prose">{said.then}</p>
    <p className="actions">
      <button type="button" className="button primary" onClick={onYes}>
        {said.yes}
      </button>
      <button type="button" className="button" onClick={onNo}>
        {said.no}
      </button>
    </p>
  </Dialog>
);
