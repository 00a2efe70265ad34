import type { Decision } from '../api.ts';
import { words } from './words.ts';

/** The two answers that end a question: it is theirs, or it does not matter. */
export const NotACopy = ({ onDecide }: { onDecide: (decision: Decision) => void }) => (
  <>
    <button type="button" className="button" onClick={() => onDecide('MINE')}>
      {words.actions.mine}
    </button>
    <button type="button" className="button" onClick={() => onDecide('IGNORED')}>
      {words.actions.ignore}
    </button>
  </>
);
