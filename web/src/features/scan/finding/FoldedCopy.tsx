import { useRef } from 'react';
import type { Finding } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { apart } from '../../../ui/handle-diff/apart.ts';
import { HandleAndName } from '../../../ui/text/HandleAndName.tsx';
import { FindingPicture } from './FindingPicture.tsx';
import { FindingTitle } from './FindingTitle.tsx';
import styles from './FoldedCopy.module.css';
import { MarkedBefore } from './history/MarkedBefore.tsx';
import { Likeness } from './Likeness.tsx';
import { named } from './named.ts';
import { SeverityWord } from './SeverityWord.tsx';
import { useFindingDiff } from './use-finding-diff.ts';
import { useLinked } from './use-linked.ts';
import { words } from './words.ts';

/** One of several copies, on a line: the next thing to decide stays in view. Its evidence opens below, also for a link to it. */
export function FoldedCopy({ finding, onUnfold }: { finding: Finding; onUnfold: () => void }) {
  const frame = useRef<HTMLElement>(null);
  useLinked(finding, frame, onUnfold);
  const diff = useFindingDiff(finding);
  const { handle } = finding.theirs;
  const show = () => {
    onUnfold();
    // The button is gone with the line: what it opened takes the focus.
    requestAnimationFrame(() => document.getElementById(named(finding).id)?.focus({ preventScroll: true }));
  };
  return (
    <article ref={frame} className={styles.folded} {...named(finding)}>
      <FindingPicture finding={finding} side="theirs" alt="" small />
      <div className={styles.who}>
        <FindingTitle finding={finding} />
        <p className="small">
          <HandleAndName of={finding.theirs} />
          {diff && !apart(diff) && <span className="vh">. {diff.sentence}</span>}
        </p>
        <MarkedBefore finding={finding} />
      </div>
      <p className={styles.aside}>
        <SeverityWord finding={finding} />
        <br />
        <Likeness score={finding.score} small />
      </p>
      <button type="button" className="button" onClick={show}>
        {words.folded.show}
        <span className="vh"> {words.folded.about(handle, platformTable[finding.platform].name)}</span>
      </button>
    </article>
  );
}
