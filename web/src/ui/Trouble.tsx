import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PartOnItsWay } from './page/Part.tsx';
import { words as own } from './part-words.ts';
import styles from './Trouble.module.css';

/** Something could not be loaded: the sentence, and the button that tries again; once the connection is back, that is done unasked. */
export function Trouble({ words, again }: { words: string; again: () => void }) {
  const isBack = useEffectEvent(again);
  useEffect(() => {
    const back = () => isBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const note = useRef<HTMLDivElement>(null);
  // The button goes with its note: who pressed it stays at its place, where the answer comes.
  const pressed = () => {
    const place = note.current?.parentElement;
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
    again();
  };
  return (
    <div className={`note ${styles.trouble}`} role="alert" ref={note}>
      <p>{words}</p>
      <button type="button" className="button" onClick={pressed}>
        {own.trouble.again}
      </button>
    </div>
  );
}

/** How long (ms) an answer may take before the page says that it knows. */
const usual = 10_000;

/** Appears when an answer takes unusually long: a request has no end of its own, and rows alone say nothing. */
function Slow() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usual);
    return () => clearTimeout(timer);
  }, []);
  return (
    slow && (
      <p className="small">
        {own.trouble.slow}{' '}
        <button type="button" className="link-like" onClick={() => location.reload()}>
          {own.trouble.reload}
        </button>
      </p>
    )
  );
}

/** A part of a page on its way: its own frame and title, its matter in rows. */
export const PartSkeleton = ({
  title,
  rank,
  rows,
  shape = 'rows',
}: {
  title: string;
  /** As the title will be set. */
  rank: 'h3' | 'h4';
  rows: number;
  /** What the rows are: a list, a framed document, or the lines below a half circle. */
  shape?: 'rows' | 'card' | 'gauge';
}) => (
  <PartOnItsWay title={title} rank={rank}>
    {shape === 'gauge' && (
      <svg className={styles.gauge} viewBox="-126 -126 252 142" aria-hidden="true">
        <path d="M-107 0A107 107 0 0 1 107 0" />
      </svg>
    )}
    <div className={`filling ${styles.skeleton} ${shape === 'card' ? styles.card : styles.bare}`}>
      {Array.from({ length: rows }, (_, i) => (
        <span key={i} className={styles.row} />
      ))}
      {shape === 'card' && <Slow />}
    </div>
  </PartOnItsWay>
);

/** Rows that are on their way. */
export const Skeleton = ({ rows = 4, label = own.trouble.loading }: { rows?: number; label?: string }) => (
  <div className={`filling ${styles.skeleton}`} role="status">
    <span className="vh">{label}</span>
    {Array.from({ length: rows }, (_, i) => (
      <span key={i} className={styles.row} />
    ))}
    <Slow />
  </div>
);
