import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { type Finding, isBesideCase } from '#domain/scan/finding';
import { dayOf } from '../../../lib/when.ts';
import { Holder } from '../../../ui/page/Holder.tsx';
import { More } from '../../../ui/page/More.tsx';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import type { Decision } from '../api.ts';
import { CaseLink, CaseStanding } from './CaseLink.tsx';
import { CompareYourself } from './CompareYourself.tsx';
import { FindingHistory } from './history/FindingHistory.tsx';
import { FindingPicture } from './FindingPicture.tsx';
import { FindingTitle } from './FindingTitle.tsx';
import { handleAlone, isNameAlone } from '../handle-alone.ts';
import { Likeness } from './Likeness.tsx';
import { named } from './named.ts';
import { NotACopy } from './mine/NotACopy.tsx';
import { useFindingDiff } from './use-finding-diff.ts';
import { useLinked } from './use-linked.ts';
import { isPictureUnseen, whyNot } from './mine/why-not.ts';
import { useLeft } from './mine/use-left.ts';
import { Why } from '../../compare/Why.tsx';
import { words } from './words.ts';
import { later } from '../../../ui/later.tsx';
import styles from './FindingLine.module.css';
import { HandleAndName } from '../../../ui/text/HandleAndName.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';

const AddToCase = later(async () => (await import('./mine/AddToCase.tsx')).AddToCase);
const NotCompared = later(async () => (await import('./mine/NotCompared.tsx')).NotCompared);

interface LineProps {
  finding: Finding;
  /** How alike, or what became of it. */
  aside: ReactNode;
  /** The word that opens the rest. */
  more: string;
  children: ReactNode;
}

/** What it is, whose it is and how alike, on one line; the rest opens below it, also when a link leads to it. */
function Line({ finding, aside, more, children }: LineProps) {
  const frame = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useLinked(finding, frame, () => setOpen(true));
  return (
    <article ref={frame} className={styles.line} {...named(finding)}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <FindingPicture finding={finding} side="theirs" alt="" small />
          <FindingTitle finding={finding} />
          <span className={styles.who}>
            <HandleAndName of={finding.theirs} />
          </span>
          <span className={styles.aside}>{aside}</span>
          <More>{more}</More>
        </summary>
        <div className={styles.matter}>{children}</div>
      </details>
    </article>
  );
}

interface Props {
  finding: Finding;
  now: number;
  nextLookAt?: string | null | undefined;
  onDecide: (decision: Decision) => void;
}

/** Why nobody can say whose account it is, and what would tell. */
function WhyUnsure({ finding }: { finding: Finding }) {
  const { linkAlone, unproven, handleAlone: yoursAlone, tell, told, nameAlone, compare } = words.notACopy;
  const why = handleAlone(finding);
  if (!why) return `${nameAlone} ${compare}`;
  if (why === 'theirs') return linkAlone;
  if (why === 'unproven') {
    const { yours, likeUnproven } = finding;
    const nameOf = (platform: Platform) => platformTable[platform].name;
    const { platform, handle } = likeUnproven!;
    return unproven(`${yours.handle} on ${nameOf(yours.platform)}`, `${nameOf(platform)}, ${handle}`);
  }
  return (
    <>
      {yoursAlone} <Link to="/settings/profile">{tell}</Link>
      {told}
    </>
  );
}

/** Somebody else, by all that is seen. No report button: it belongs to someone. */
export function NamesakeLine({ finding, now, onDecide }: Props) {
  const { bio, createdAt } = finding.theirs;
  const isPart = useLeft(finding).length > 0;
  const why = handleAlone(finding);
  return (
    <Line finding={finding} more={words.notACopy.why} aside={<Likeness score={finding.score} small />}>
      <Holder picture={<FindingPicture finding={finding} side="theirs" alt={words.picture.theirs} />} small>
        {bio && (
          <p className="quiet">
            <ShownText text={bio} />
          </p>
        )}
        {createdAt && <p className="quiet">{words.notACopy.since(dayOf(createdAt))}</p>}
        <p>
          {why || isNameAlone(finding) ? (
            <WhyUnsure finding={finding} />
          ) : (
            whyNot(finding, words.notACopy.compare, isPart)
          )}
        </p>
      </Holder>
      {isPart && <NotCompared finding={finding} />}
      <Why id={`finding-${finding.id}`} reasons={finding.reasons} title={words.why.alike} calm />
      {finding.history.length > 1 && <FindingHistory finding={finding} now={now} />}
      <div className="actions">
        <NotACopy finding={finding} onDecide={onDecide} />
        {isPictureUnseen(finding) && (
          // With the one that it is said to be like, and not once more with the one that it was compared with.
          <CompareYourself
            yours={
              why === 'unproven' && finding.likeUnproven
                ? { ...finding.likeUnproven, name: finding.yours.name }
                : finding.yours
            }
            theirs={finding.theirs}
          />
        )}
      </div>
    </Line>
  );
}

/** What was decided, or has gone: its story stays to be read, and most of it can be decided again. */
export function ClosedLine({ finding, now, nextLookAt, onDecide }: Props) {
  const diff = useFindingDiff(finding);
  const { status } = finding;
  const next = status === 'REPORTED' || status === 'CASE' ? nextLookAt : undefined;
  return (
    <Line finding={finding} more={words.closed.more} aside={<CaseStanding finding={finding} />}>
      {diff && <HandleDiff diff={diff} size="small" />}
      <FindingHistory finding={finding} now={now} nextLookAt={next} />
      {status !== 'RESOLVED' && (
        <p className="actions">
          <button type="button" className="link-like" onClick={() => onDecide('OPEN')}>
            {words.actions.again}
          </button>
          <CaseLink finding={finding} />
          {isBesideCase(finding) && <AddToCase finding={finding} />}
        </p>
      )}
    </Line>
  );
}
