import { utcMoment } from '#domain/utc';
import styles from './KeptText.module.css';

/** A moment as people write it, and beside it exactly as it is kept: the time is evidence. */
export const ExactTime = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {utcMoment(Date.parse(at))} <code className={styles.exact}>{at}</code>
  </time>
);

const MOMENT = /(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)/;

/** A kept line with the times in it set so; the line itself, of which the hash was made, has the exact ones. */
export const WithTimes = ({ text }: { text: string }) =>
  text
    .split(MOMENT)
    .map((piece, n) =>
      n % 2 && !Number.isNaN(Date.parse(piece)) ? <ExactTime key={n} at={piece} /> : piece,
    );
