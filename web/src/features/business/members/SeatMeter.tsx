import { words } from '../words.ts';
import styles from './SeatMeter.module.css';

const said = words.seats;

/** More seats than these are no picture any more. */
const mostDrawn = 60;

/** How many seats are taken, in words and as a row of seats. */
export function SeatMeter({ used, total }: { used: number; total: number }) {
  return (
    <div>
      <p className={styles.count}>{said.used(used, total)}</p>
      {total <= mostDrawn && (
        <div className={styles.row} aria-hidden="true">
          {Array.from({ length: total }, (_, seat) => (
            <span key={seat} className={seat < used ? `${styles.seat} ${styles.taken}` : styles.seat} />
          ))}
        </div>
      )}
      <p className="quiet small">
        {said.free(Math.max(0, total - used))} {said.means}
      </p>
    </div>
  );
}
