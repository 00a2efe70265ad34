import { platformTable } from '#domain/platform/platform-table';
import { coverageWhy, coverageWords, isAsked, type Coverage } from '#domain/scan/coverage';
import type { Scan } from '#domain/scan/scan';
import { Mark } from '../../ui/Mark.tsx';
import { coverage } from './coverage/coverage.ts';
import styles from './Looking.module.css';

function lookOf({ state }: Coverage): string | undefined {
  if (state === 'waiting') return undefined;
  if (state === 'searching') return styles.now;
  return state === 'searched' ? styles.done : styles.silent;
}

/** A look under way: platforms fill one by one. */
export function Looking({ scan }: { scan: Scan }) {
  return (
    <div className="sheet">
      <ul className={styles.looking} aria-label="Platforms being searched">
        {coverage(scan).rows.map(({ platform, at }) => {
          const words = coverageWords(at, platform);
          const begun = at.state === 'searching' && at.total > 0 ? at : undefined;
          const share = begun && Math.max(4, Math.round((begun.asked / begun.total) * 100));
          return (
            <li key={platform} className={lookOf(at)}>
              <span>{platformTable[platform].name}</span>
              {at.state === 'searched' ? (
                <Mark kind={at.part ? 'part' : 'done'}>{words}</Mark>
              ) : at.state === 'waiting' || at.state === 'searching' ? (
                <span className="label">
                  {words}
                  {begun && `, ${begun.asked} of ${begun.total}`}
                </span>
              ) : (
                <Mark kind="none">{words}</Mark>
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
