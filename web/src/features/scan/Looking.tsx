import { platformTable } from '#domain/platform/platform-table';
import { coverageWhy, coverageWords, isAsked, type Coverage } from '#domain/scan/coverage';
import type { Scan } from '#domain/scan/scan';
import { Mark } from '../../ui/Mark.tsx';
import { coverage } from './coverage/coverage.ts';
import { words } from './words.ts';
import styles from './Looking.module.css';

function lookOf({ state }: Coverage): string | undefined {
  if (state === 'waiting') return undefined;
  if (state === 'searching') return styles.now;
  return state === 'searched' ? styles.done : styles.silent;
}

/** A scan under way: platforms fill one by one. */
export function Looking({ scan }: { scan: Scan }) {
  return (
    <div className="sheet">
      <ul className={styles.looking} aria-label={words.running.platforms}>
        {coverage(scan).rows.map(({ platform, at }) => {
          const state = coverageWords(at, platform);
          const begun = at.state === 'searching' && at.total > 0 ? at : undefined;
          const share = begun && Math.max(4, Math.round((begun.asked / begun.total) * 100));
          return (
            <li key={platform} className={lookOf(at)}>
              <span>{platformTable[platform].name}</span>
              {at.state === 'searched' ? (
                <Mark kind={at.part ? 'part' : 'done'}>{state}</Mark>
              ) : at.state === 'waiting' || at.state === 'searching' ? (
                <span className="label">
                  {begun ? words.running.so(state, begun.asked, begun.total) : state}
                </span>
              ) : (
                <Mark kind="none">{state}</Mark>
              )}
              {!isAsked(at) ? (
                <span className={`label ${styles.why}`}>{coverageWhy(at)}</span>
              ) : (
                <i
                  style={share === undefined ? undefined : ({ '--v': `${share}%` } as React.CSSProperties)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
