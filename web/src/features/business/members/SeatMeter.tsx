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
  /** For whoever may change their number: how many the plan has at most, and where, unless it is below. */
  raise?: { most: number; at?: string } | undefined;
}

/** How many seats are taken, in words and as a row of seats; and how many of them make room. */
export function SeatMeter({ businessId, used, total, raise }: Props) {
  const expired = expiredOf(useMembers(businessId).data?.members ?? []);
  const isFull = used >= total;
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
        {(!isFull || expired === 0) && `${said.free(Math.max(0, total - used))} `}
        {isFull && expired === 0 && <Room raise={raise && raise.most > total ? raise : undefined} />}
        {said.means} {expired > 0 && said.expired(expired)}
      </p>
    </div>
  );
}

/** What can be done where no seat is free. */
function Room({ raise }: Pick<Props, 'raise'>) {
  if (!raise) return <>{said.makeRoom} </>;
  if (!raise.at) return <>{said.raiseHere(raise.most)} </>;
  const [before, link, after] = said.raise;
  return (
    <>
      {before}
      <Link to={raise.at}>{link}</Link>
      {after(raise.most)}{' '}
    </>
  );
}
