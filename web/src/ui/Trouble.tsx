/** Something could not be loaded: the sentence, and the button that tries again. */
export const Trouble = ({ words, again }: { words: string; again: () => void }) => (
  <div className="note trouble" role="alert">
    <p>{words}</p>
    <button type="button" className="button" onClick={again}>
      Try again
    </button>
  </div>
);

/** Rows that are on their way. */
export const Skeleton = ({ rows = 4, label = 'Loading' }: { rows?: number; label?: string }) => (
  <div className="skeleton" role="status">
    <span className="vh">{label}</span>
    {Array.from({ length: rows }, (_, i) => (
      <span key={i} />
    ))}
  </div>
);
