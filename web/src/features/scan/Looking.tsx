import { platformTable } from '#domain/platform/platform-table';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import { Mark } from '../../ui/Mark.tsx';
import { answer, coverage, isAsked } from './coverage/coverage.ts';
import styles from './Looking.module.css';

const LOOK: Record<SourceProgress['status'], string | undefined> = {
  looked: styles.done,
  'in part': styles.done,
  waiting: undefined,
  looking: styles.now,
  'could not look': styles.silent,
  'not connected': styles.silent,
};

/** A look under way: platforms fill one by one. */
export function Looking({ scan }: { scan: Scan }) {
  return (
    <div className="sheet">
      <ul className={styles.looking} aria-label="Platforms being searched">
        {coverage(scan).rows.map(({ platform, source }) => {
          const status = source?.status ?? 'not connected';
          const share =
            source && source.status === 'looking' && source.total > 0
              ? Math.max(4, Math.round((source.asked / source.total) * 100))
              : undefined;
          return (
            <li key={platform} className={LOOK[status]}>
              <span>{platformTable[platform].name}</span>
              {status === 'looked' || status === 'in part' ? (
                <Mark kind={status === 'looked' ? 'done' : 'part'}>{answer(source)}</Mark>
              ) : status === 'waiting' || status === 'looking' ? (
                <span className="label">
                  {answer(source)}
                  {share !== undefined && `, ${source!.asked} of ${source!.total}`}
                </span>
              ) : (
                <Mark kind="none">{answer(source)}</Mark>
              )}
              {source?.note && !isAsked(source) ? (
                <span className={`label ${styles.why}`}>{source.note}</span>
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
