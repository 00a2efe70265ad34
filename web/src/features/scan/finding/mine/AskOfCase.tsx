import { Link } from 'react-router-dom';
import type { ListedCase } from '#domain/case/case';
import { casePath } from '#domain/case/owner';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { words } from './words.ts';

interface Props {
  kept: ListedCase;
  onYes: () => void;
  onNo: () => void;
}

/** Before an account is taken for one's own that an open case calls a copy. */
export const AskOfCase = ({ kept, onYes, onNo }: Props) => (
  <Dialog title={words.title} onClose={onNo}>
    <p className="prose">
      {words.ofCase.why} <Link to={casePath(kept)}>{words.ofCase.see}</Link>
    </p>
    <p className="prose">{words.then}</p>
    <p className="actions">
      <button type="button" className="button primary" onClick={onNo}>
        {words.no}
      </button>
      <button type="button" className="button" onClick={onYes}>
        {words.yes}
      </button>
    </p>
  </Dialog>
);
