import { wholePoints } from '#domain/engine/judge/whole-points';
import { words } from './words.ts';
import styles from './Likeness.module.css';

/**
 * How alike, as a number that is read before its words; none where what speaks against it outweighs what is alike: “0” would say that
 * nothing is. `small`: on one line with others.
 */
export const Likeness = ({ score, small = false }: { score: number; small?: boolean }) => {
  const points = wholePoints(score);
  if (points === 0) return null;
  return (
    <>
      <b className={small ? `${styles.figure} ${styles.small}` : styles.figure}>{points}</b> {words.ofHundred}
    </>
  );
};
