import { Link } from 'react-router-dom';
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
  /** How many the plan has at most; where whoever reads it raises their number, unless it is below, or that an admin does. */
  raise?: { most: number; at?: string; byAdmin?: true } | undefined;
}

/** How many seats are taken, in words and as a row of seats; and how many of them make room. */
export function SeatMeter({ businessId, used, total, raise }: Props) {
  const expired = expiredOf(useMembers(businessId).data?.members ?? []);
  const isFull = used >= total;
  const room = isFull && expired > 0 ? Math.max(0, total - used + expired) : 0;
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
        {room === 0 && <Free {...{ used, total }} raise={raise && raise.most > total ? raise : undefined} />}
        {said.means} {room > 0 && said.expired(expired, room)}
      </p>
    </div>
  );
}

/** How many seats are free, and what can be done where none is. */
function Free({ used, total, raise }: Pick<Props, 'used' | 'total' | 'raise'>) {
  const free = Math.max(0, total - used);
  if (!raise && used > total) return <>{said.tooFew(total)} </>;
  if (free > 0) return <>{said.free(free)} </>;
  const none = `${said.free(0)} `;
  if (!raise) return <>{none + said.makeRoom} </>;
  if (raise.byAdmin) return <>{none + said.askAdmin(raise.most)} </>;
  if (!raise.at) return <>{none + said.raiseHere(raise.most)} </>;
  const [before, link, after] = said.raise;
  return (
    <>
      {none + before}
      <Link to={raise.at}>{link}</Link>
      {after(raise.most)}{' '}
    </>
  );
}
