import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../lib/late/when-idle.ts';
import { drawBand, drawSeal, sealLines, type Line } from './seal.ts';
import styles from './Seal.module.css';

interface SealProps {
  id: string;
  /** CSS pixels; decides how many lines are drawn. */
  size?: number;
  initials?: string;
  /** Spoken name; without one the seal is ornament. */
  title?: string;
}

/** The guilloche seal of an id. Colour is the text colour: ink until something is confirmed, seal green after. */
export const Seal = memo(function Seal({ id, size = 96, initials = '', title }: SealProps) {
  const { lines, eye, initials: letters } = drawSeal(id, size, initials);
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      className="seal"
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      focusable="false"
      {...name}
    >
      {lines.map((line, i) => (
        <path key={i} d={line.d} strokeWidth={line.width} />
      ))}
      <circle className={`seal-eye ${styles.eye}`} r={eye.radius} strokeWidth={eye.width} />
      {eye.lines.map((line, i) => (
        <path key={i} d={line.d} strokeWidth={line.width} />
      ))}
      {letters && (
        <text className={styles.initials} textAnchor="middle" dy=".35em" fontSize={letters.size}>
          {letters.text}
        </text>
      )}
    </svg>
  );
});

const never = () => () => {};

/**
 * A large seal as ornament (hundreds of kilobytes of path data): never part of the delivered page, engraved line by line
 * when the browser is idle, so that nothing waits for it.
 */
export function LateSeal({ id, size = 720 }: Pick<SealProps, 'id' | 'size'>) {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const next = sealLines(id, size);
    let stop = () => {};
    const engrave = () => {
      const { value, done } = next.next();
      if (done) return;
      setLines((drawn) => [...drawn, value]);
      stop = whenIdle(engrave);
    };
    stop = whenIdle(engrave);
    return () => {
      stop();
      setLines([]);
    };
  }, [id, size]);
  return (
    <svg
      className="seal"
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      {lines.map((drawn, i) => (
        <path key={i} d={drawn.d} strokeWidth={drawn.width} />
      ))}
    </svg>
  );
}

/** The engraved strip above the last line of a page. */
export const Band = memo(function Band({ id = 'countersign' }: { id?: string }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.band} aria-hidden="true">
      {alive && (
        <svg
          viewBox="0 0 1600 36"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          stroke="currentColor"
          strokeWidth=".7"
          focusable="false"
        >
          {drawBand(id).map((d, i) => (
            <path key={i} d={d} />
          ))}
        </svg>
      )}
    </div>
  );
});
