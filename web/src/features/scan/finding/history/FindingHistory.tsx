import { useState } from 'react';
import { changedWords } from '#domain/scan/reasons/changed-words';
import type { Changes, Finding } from '#domain/scan/finding';
import { when } from '../../../../lib/when.ts';
import { PictureChange } from './PictureChange.tsx';
import { ShownText } from '../../../../ui/text/ShownText.tsx';
import { isLookedAgain } from '../../next/looked-again.ts';
import { words } from '../words.ts';
import styles from './FindingHistory.module.css';

/** Long stories show their beginning and their end. */
const SHOWN = 4;

interface Props {
  finding: Finding;
  now: number;
  /** When the next scan looks at it again. */
  nextLookAt?: string | null | undefined;
}

/** What happened to it, first to last, and when the next scan is. */
export function FindingHistory({ finding, now, nextLookAt }: Props) {
  const [whole, setWhole] = useState(false);
  const all = [...finding.history].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isCut = all.length > SHOWN + 1 && !whole;
  const events = isCut ? [all[0]!, ...all.slice(1 - SHOWN)] : all;
  if (events.length === 0) return null;
  return (
    <div className={styles.past}>
      <ol className={styles.history} aria-label={words.history.title}>
        {events.map(({ at, what, note, changed }, i) => (
          <li key={at + String(i)}>
            <b>{when(at, now)}</b>
            {note ?? (changed ? words.history.changedIn(what, changedWords(changed)) : words.history[what])}
            {changed && <WasAndIs changes={changed} />}
            {changed?.picture && <PictureChange finding={finding} change={changed.picture} />}
            {isCut && i === 0 && (
              <button type="button" className="link-like" onClick={() => setWhole(true)}>
                {words.history.more(all.length - SHOWN)}
              </button>
            )}
          </li>
        ))}
        {nextLookAt && isLookedAgain(finding) && Date.parse(nextLookAt) > now && (
          <li className={styles.next}>
            <b>{when(nextLookAt, now)}</b>
            {words.history.next}
          </li>
        )}
      </ol>
    </div>
  );
}

/** What it was called, and what it is called: handle and name, each on a line. */
const WasAndIs = ({ changes: { handle, name } }: { changes: Changes }) =>
  [handle, name].map(
    (one, i) =>
      one && (
        <span key={i} className={styles.change}>
          <s>
            <ShownText text={one.before ?? words.history.nothing} />
          </s>{' '}
          <ShownText text={one.after ?? words.history.nothing} />
        </span>
      ),
  );
