import { signedPoints } from '#domain/engine/judge/whole-points';
import { words as own } from './words.ts';
import styles from './Reasons.module.css';

export interface ReasonRow {
  words: string;
  /** Points it adds to the score, or takes away below 0; missing where they are not known. */
  adds?: number | null | undefined;
  /** What stood there before it. */
  before: number;
  /** `calm`: known and worth saying, but it does not speak for a copy. */
  calm?: boolean;
}

/**
 * Why: one sentence a row, with the points it adds. Each reeded bar begins where the one before ended, on one scale of 0 to
 * `full` points, so that the last one ends at the score.
 */
export const Reasons = ({
  rows,
  full,
  ...named
}: {
  rows: ReasonRow[];
  full: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) => (
  <ul
    className={styles.reasons}
    {...(named['aria-labelledby'] ? named : { 'aria-label': own.reasons, ...named })}
  >
    {rows.map(({ words, adds, before, calm }) => (
      <li key={words}>
        <span>{words}</span>
        {adds ? (
          <>
            <span
              className={calm ? `${styles.bar} ${styles.calm}` : styles.bar}
              style={
                {
                  '--from': (100 * Math.min(before, before + adds)) / full,
                  '--width': (100 * Math.abs(adds)) / full,
                } as React.CSSProperties
              }
              aria-hidden="true"
            />
            <span className={`num ${styles.adds}`}>
              {signedPoints(adds)}
              <span className="vh">{own.points(adds)}</span>
            </span>
          </>
        ) : null}
      </li>
    ))}
  </ul>
);
