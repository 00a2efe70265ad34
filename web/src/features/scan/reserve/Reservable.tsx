import { handleDiff } from '#domain/engine/handle/handle-diff';
import { accountHandle, type SocialAccount } from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import { registerAt } from '#domain/platform/register-at';
import type { FreeHandle } from '#domain/scan/free-handle';
import type { Scan } from '#domain/scan/scan';
import { whenWithin } from '../../../lib/when.ts';
import { More } from '../../../ui/page/More.tsx';
import styles from './Reservable.module.css';
import { words as said } from './words.ts';

/** So many of a platform: more than that nobody will register. */
const most = 5;

interface Props {
  scan: Scan;
  /** Their accounts: the handle that they have on a platform is not offered there once more. */
  accounts: readonly Pick<SocialAccount, 'platform' | 'pageUrl'>[];
  now: number;
}

/** Look-alikes that nobody has yet, by platform: taken by the person, they are no longer there for a copy. */
export function Reservable({ scan, accounts, now }: Props) {
  const rows = scan.sources.flatMap(({ platform, free, at }) => {
    const link = registerAt[platform];
    const here = accounts.filter((account) => account.platform === platform);
    const offered = (free ?? []).filter((one) => !here.some((account) => isHandleOf(account, one)));
    return offered.length > 0 && link
      ? [{ platform, link, free: offered.slice(0, most), at: at ?? scan.requestedAt }]
      : [];
  });
  if (rows.length === 0) return null;
  return (
    <details id="reservable" className={styles.part}>
      <summary>
        <span>{said.title}</span>
        <More hide={said.hide}>{said.show}</More>
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
            <More hide={said.hide}>{said.show}</More>
          </summary>
          <Handles free={free} />
          <p className="small">
            <a href={link} target="_blank" rel="noreferrer">
              {said.at(platformTable[platform].name)}
            </a>
            {'. '}
            <span className="quiet">{said.checked(whenWithin(at, now))}</span>
          </p>
        </details>
      ))}
    </details>
  );
}

/** Each handle on a line of its own, which the narrow column has room for, and below it why it is likely. */
const Handles = ({ free }: { free: readonly FreeHandle[] }) => (
  <ul className={styles.handles}>
    {free.map((one) => (
      <li key={one.handle}>
        <span className="handle">{one.handle}</span>
        <span className="quiet">{whyLikely(one)}</span>
      </li>
    ))}
  </ul>
);

/** Whether it writes the handle of this account; of one whose link doesn't say its handle, any of theirs. */
const isHandleOf = (account: Parameters<typeof accountHandle>[0], { handle, like }: FreeHandle): boolean =>
  handleDiff(accountHandle(account) ?? like, handle).same;

/** "Digit 1 in place of l": how it differs from theirs. */
function whyLikely({ handle, like }: FreeHandle): string {
  const { steps, same } = handleDiff(like, handle);
  return same ? said.own : steps.flatMap(({ words: one }) => one ?? []).join('. ');
}
