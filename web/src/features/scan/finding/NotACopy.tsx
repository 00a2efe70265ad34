import type { Decision } from '../api.ts';

/** The two answers that end a question: it is theirs, or it does not matter. */
export const NotACopy = ({ onDecide }: { onDecide: (decision: Decision) => void }) => (
  <>
    <button type="button" className="button" onClick={() => onDecide('MINE')}>
      This is me
    </button>
    <button type="button" className="button" onClick={() => onDecide('IGNORED')}>
      Ignore
    </button>
  </>
);
