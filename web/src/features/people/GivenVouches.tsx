import { platformTable } from '#domain/platform/platform-table';
import { useLinks } from '../../lib/use-links.ts';
import { useUser } from '../account/api.ts';
import { isVerified } from '../account/own-seal.ts';
import { useAnswerVouch, type ConnectionRow } from './api.ts';
import { words } from './words.ts';
import styles from './Vouches.module.css';

/** Which accounts of a connected person one is asked about, or has given one's word for. */
export function GivenVouches({ row }: { row: ConnectionRow }) {
  const answer = useAnswerVouch();
  const links = useLinks();
  const { data: user } = useUser();
  // Until it is known, nothing is said against it.
  const counts = !user || isVerified(user);
  const asked = row.vouches.filter(({ by }) => by === 'me');
  if (asked.length === 0) return null;
  return (
    <ul className={styles.given}>
      {asked.map(({ platform, handle, state }) => {
        const address = links.profile({ platform, handle });
        const account = words.given.account(handle, platformTable[platform].name);
        const act = (label: string, what: 'give' | 'decline' | 'withdraw') => (
          <button
            type="button"
            className="button quiet-button"
            disabled={answer.isPending}
            onClick={() => answer.mutate({ peerId: row.peerId, platform, handle, answer: what })}
          >
            {label}
            <span className="vh"> {account}</span>
          </button>
        );
        return (
          <li key={`${platform} ${handle}`}>
            <span>
              {state === 'ASKED' ? words.given.isTheirs(account) : words.given.youVouch(account, counts)}
            </span>
            <span className="actions">
              {state === 'ASKED' ? (
                <>
                  {act(words.given.yes, 'give')}
                  {act(words.given.no, 'decline')}
                </>
              ) : (
                act(words.given.withdraw, 'withdraw')
              )}
              {address && (
                <a className="button plain quiet-button" href={address} target="_blank" rel="noreferrer">
                  {words.given.open}
                  <span className="vh"> {account}</span>
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
