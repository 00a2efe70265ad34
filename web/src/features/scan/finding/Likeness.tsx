import { wholePoints } from '#domain/engine/judge/whole-points';
import { words } from './words.ts';
import styles from './Likeness.module.css';

/** How alike, as a number that is read before its words. `small`: on one line with others. */
export const Likeness = ({ score, small = false }: { score: number; small?: boolean }) => (
  <>
    <b className={small ? `${styles.figure} ${styles.small}` : styles.figure}>{wholePoints(score)}</b>{' '}
    {words.ofHundred}
  </>
);
