import { handleDiff } from '#domain/engine/handle/handle-diff';
import { platformTable } from '#domain/platform/platform-table';
import { useLinks } from '../../lib/use-links.ts';
import { HandleDiff } from '../../ui/handle-diff/HandleDiff.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ShownText } from '../../ui/text/ShownText.tsx';
import { FindingPicture } from '../scan/finding/FindingPicture.tsx';
import styles from './AlsoMine.module.css';
import { asksTwice } from '../scan/finding/mine/asks-twice.ts';
import type { Candidate } from './also-mine.ts';
import { words } from './words.ts';

interface Props {
  candidate: Candidate;
  /** Nobody had it when a scan asked, which it did after this was shown. */
  isFree: boolean;
  chosen: boolean;
  busy: boolean;
  onToggle: () => void;
}

/** One account to say yes to: its tick, and beside it all that tells one's own account from a copy. */
export function AlsoMineRow({ candidate, isFree, chosen, busy, onToggle }: Props) {
  const { platform, handle, pageUrl, finding } = candidate;
  const { name } = platformTable[platform];
  const page = useLinks().profile({ platform, handle, url: finding?.theirs.url ?? pageUrl ?? null });
  return (
    <div className={styles.row}>
      <label className="check">
        <input type="checkbox" checked={chosen} disabled={busy || (isFree && !chosen)} onChange={onToggle} />
        <span>
          <span className="handle">
            <ShownText text={handle} />
          </span>{' '}
          <span className="quiet">{words.alsoMine.where(name)}</span>
        </span>
      </label>
      <div className={styles.evidence}>
        {finding ? (
          <>
            <span className={styles.picture}>
              <FindingPicture finding={finding} side="theirs" alt={words.alsoMine.picture(handle)} small />
            </span>
            <div className={styles.facts}>
              {asksTwice(candidate.finding) ? (
                <Mark kind="copy">{words.alsoMine.likely}</Mark>
              ) : (
                <span className="label">
                  {finding.theirs.seenIn === 'report' ? words.alsoMine.given : words.alsoMine.found}
                </span>
              )}
              {finding.theirs.name && (
                <span className="small">
                  <ShownText text={finding.theirs.name} />
                </span>
              )}
              {finding.yours.handle.toLowerCase() === handle.toLowerCase() ? (
                <span className="small quiet">{words.alsoMine.same}</span>
              ) : (
                <HandleDiff size="small" diff={handleDiff(finding.yours.handle, handle)} />
              )}
            </div>
          </>
        ) : (
          <span className={`small quiet ${styles.facts}`}>
            {isFree ? words.alsoMine.free : words.alsoMine.notSearched}
          </span>
        )}
        {page && (
          <a className="small" href={page} target="_blank" rel="noreferrer">
            {words.alsoMine.open}
            <span className="vh">
              {' '}
              {handle} {words.alsoMine.where(name)}
            </span>
          </a>
        )}
      </div>
    </div>
  );
}
