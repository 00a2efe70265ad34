import type { Finding } from '#domain/scan/finding';
import { when } from '../../../lib/when.ts';
import styles from './FindingHistory.module.css';

const EVENT_WORDS: Record<Finding['history'][number]['what'], string> = {
  'first seen': 'First seen',
  'seen again': 'Seen again',
  changed: 'Changed',
  decided: 'You decided',
  'kept as a case': 'You opened a case',
  reported: 'You reported it',
  'no longer there': 'No longer there',
  'back again': 'Back again',
};
/** Long stories show their beginning and their end. */
const SHOWN = 4;

interface Props {
  finding: Finding;
  now: number;
  /** When we look at it again by ourselves. */
  nextLookAt?: string | null | undefined;
}

/** What happened to it, first to last, and when we look again. */
export function FindingHistory({ finding, now, nextLookAt }: Props) {
  const all = [...finding.history].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const events = all.length > SHOWN ? [all[0]!, ...all.slice(1 - SHOWN)] : all;
  if (events.length === 0) return null;
  return (
    <div className={styles.past}>
      <ol className={styles.history} aria-label="History">
        {events.map(({ at, what, note }, i) => (
          <li key={i}>
            <b>{when(at, now)}</b>
            {note ?? EVENT_WORDS[what]}
          </li>
        ))}
        {nextLookAt && Date.parse(nextLookAt) > now && (
          <li className={styles.next}>
            <b>{when(nextLookAt, now)}</b>
            Next look
          </li>
        )}
      </ol>
    </div>
  );
}
