import { expiredOf } from '#domain/business/seat';
import { useMembers } from '../seats-api.ts';
import { words } from '../words.ts';
import styles from './SeatMeter.module.css';

const said = words.seats;

/** More seats than these are no picture any more. */
const mostDrawn = 60;

interface Props {
  businessId: string;
  used: number;
  total: number;
}

/** How many seats are taken, in words and as a row of seats; and how many of them make room. */
export function SeatMeter({ businessId, used, total }: Props) {
  const expired = expiredOf(useMembers(businessId).data?.members ?? []);
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
        {(used < total || expired === 0) && `${said.free(Math.max(0, total - used))} `}
        {said.means} {expired > 0 && said.expired(expired)}
      </p>
    </div>
  );
}
