import { handleDiff } from '#domain/engine/handle/handle-diff';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { registerAt } from '#domain/platform/register-at';
import type { FreeHandle } from '#domain/scan/free-handle';
import type { Scan } from '#domain/scan/scan';
import { when } from '../../../lib/when.ts';
import { More } from '../../../ui/page/More.tsx';
import { words } from '../words.ts';
import styles from './Reservable.module.css';

const said = words.reserve;

/** So many of a platform: more than that nobody will register. */
const most = 5;

/** Look-alikes that nobody has yet, by platform: taken by the person, they are no longer there for a copy. */
export function Reservable({ scan, now }: { scan: Scan; now: number }) {
  const rows = scan.sources.flatMap(({ platform, free, at }) => {
    const link = registerAt[platform];
    return free?.length && link
      ? [{ platform, link, free: free.slice(0, most), at: at ?? scan.requestedAt }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <details id="reservable" className={styles.part}>
      <summary>
        <span>{said.title}</span>
        <More>{said.show}</More>
      </summary>
      <p className="small quiet">{said.lead}</p>
      {rows.map(({ platform, link, free, at }) => (
        <details key={platform} className={styles.platform}>
          <summary>
            <span>
              {platformTable[platform].name}{' '}
              <span className="label">
                <span className="handle">{free[0]!.handle}</span>, {said.count(free.length)}
              </span>
            </span>
            <More>{said.show}</More>
          </summary>
          <Handles platform={platform} free={free} />
          <p className="small">
            <a href={link} target="_blank" rel="noreferrer">
              {said.at(platformTable[platform].name)}
            </a>
            {'. '}
            <span className="quiet">{said.checked(lower(when(at, now)))}</span>
          </p>
        </details>
      ))}
    </details>
  );
}

const Handles = ({ platform, free }: { platform: Platform; free: readonly FreeHandle[] }) => (
  <table className={styles.handles} aria-label={platformTable[platform].name}>
    <thead className="label">
      <tr>
        <th scope="col">{said.handle}</th>
        <th scope="col">{said.why}</th>
      </tr>
    </thead>
    <tbody>
      {free.map((one) => (
        <tr key={one.handle}>
          <th scope="row" className="handle">
            {one.handle}
          </th>
          <td>{whyLikely(one)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** "Digit 1 in place of l": how it differs from theirs. */
function whyLikely({ handle, like }: FreeHandle): string {
  const { steps, same } = handleDiff(like, handle);
  return same ? said.own : steps.flatMap(({ words: one }) => one ?? []).join('. ');
}

const lower = (moment: string) => moment[0]!.toLowerCase() + moment.slice(1);
