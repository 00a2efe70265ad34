import { Dialog } from '../../../ui/Dialog.tsx';
import { words as said } from './words.ts';

interface Props {
  /** What the account was compared with, as people call it. */
  called: string;
  /** That is an account which a list of one's own takes, and joins it. */
  adds: boolean;
  busy: boolean;
  onMe: () => void;
  onOther: () => void;
  /** Neither was said. */
  onClose: () => void;
}

/** Before somebody else's account or picture is taken for the person's own. */
export const AskWhose = ({ called, adds, busy, onMe, onOther, onClose }: Props) => (
  <Dialog title={said.title} onClose={onClose}>
    <p className="prose">
      {said.why(called)} {adds && said.adds}
    </p>
    <p className="prose">{said.then}</p>
    <p className="actions">
      <button type="button" className="button primary" disabled={busy} onClick={onMe}>
        {busy ? said.adding : adds ? said.meAdd : said.me}
      </button>
      <button type="button" className="button" disabled={busy} onClick={onOther}>
        {said.other}
      </button>
    </p>
  </Dialog>
);
