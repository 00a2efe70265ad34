import { useRef, useState } from 'react';
import { needsDecision, type Finding } from '#domain/scan/finding';
import { severityOf } from '#domain/scan/severity';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { later } from '../../../ui/later.tsx';
import { Card } from '../../../ui/evidence/Card.tsx';
import { Pair } from '../../../ui/evidence/Pair.tsx';
import type { Decision } from '../api.ts';
import { CaseLink } from './CaseLink.tsx';
import { MarkedBefore } from './history/MarkedBefore.tsx';
import { FindingHistory } from './history/FindingHistory.tsx';
import { ClosedLine, NamesakeLine } from './FindingLine.tsx';
import { FindingTitle } from './FindingTitle.tsx';
import { FoldedCopy } from './FoldedCopy.tsx';
import { Likeness } from './Likeness.tsx';
import { named } from './named.ts';
import { NotACopy } from './mine/NotACopy.tsx';
import { pairRows } from './pair-rows.tsx';
import { isReportable } from './report/reportable.ts';
import { SeverityWord } from './SeverityWord.tsx';
import { useFindingDiff } from './use-finding-diff.ts';
import { useLinked } from './use-linked.ts';
import { weighed } from '#domain/scan/reasons/weighed';
import { isOlder } from '#domain/scan/reasons/is-older';
import { ageCaution } from '../../compare/report/age/age-caution.ts';
import { Why } from '../../compare/Why.tsx';
import { words } from './words.ts';

const CopyLikeUnproven = later(async () => (await import('./mine/LikeUnproven.tsx')).CopyLikeUnproven);
const PrepareReport = later(async () => (await import('./report/PrepareReport.tsx')).PrepareReport);

interface Props {
  finding: Finding;
  now: number;
  /** When the next scan looks at it again. */
  nextLookAt?: string | null | undefined;
  /** `takeBack`: what else an undo undoes. */
  onDecide: (decision: Decision, takeBack?: () => void) => void;
  /** Of one that waits on a line: opens it, and what was opened stays so. */
  onUnfold?: (() => void) | undefined;
}

/** One account that looks like the person's: all the evidence for what needs a decision, a line for what does not. */
export function FindingCard(props: Props) {
  const { finding } = props;
  if (finding.status !== 'OPEN') return <ClosedLine {...props} />;
  if (!needsDecision(finding)) return <NamesakeLine {...props} />;
  const { onUnfold } = props;
  return onUnfold ? <FoldedCopy finding={finding} onUnfold={onUnfold} /> : <Copy {...props} />;
}

function Copy({ finding, now, nextLookAt, onDecide }: Props) {
  const [preparing, setPreparing] = useState(false);
  const diff = useFindingDiff(finding);
  const frame = useRef<HTMLElement>(null);
  useLinked(finding, frame);
  const caution = ageCaution(finding, finding.firstSeen);
  const count = weighed(finding.reasons).speaksFor.length;
  return (
    <Card
      frame={frame}
      {...named(finding)}
      urgent={finding.verdict === 'likely clone'}
      title={<FindingTitle finding={finding} />}
      aside={
        <>
          <SeverityWord finding={finding} />
          {', '}
          <Likeness score={finding.score} />
          {words.likeness(count)}
          <span className="vh">. {severityOf(finding).why}</span>
        </>
      }
      dialog={
        preparing && (
          <PrepareReport
            finding={finding}
            diff={diff}
            onClose={() => setPreparing(false)}
            onReported={(takeBack) => {
              setPreparing(false);
              onDecide('REPORTED', takeBack);
            }}
          />
        )
      }
    >
      <MarkedBefore finding={finding} />
      {diff && <HandleDiff diff={diff} />}
      <Pair rows={pairRows(finding, { named: !!diff })} />
      {!diff && <p className="small quiet">{words.noHandles}</p>}
      {finding.theirs.seenIn === 'web search' && <p className="small quiet">{words.seenInWeb}</p>}
      {finding.theirs.seenIn === 'report' && <p className="small quiet">{words.seenByYou}</p>}
      <Why id={`finding-${finding.id}`} reasons={finding.reasons} title={words.why.copy} />
      {finding.likeUnproven && <CopyLikeUnproven finding={finding} />}
      <FindingHistory finding={finding} now={now} nextLookAt={nextLookAt} />
      {isOlder(finding) && <p className="small">{words.actions.older}</p>}
      {caution && <p className="small">{caution}</p>}
      <div className="actions">
        {isReportable(finding) && (
          <button type="button" className="button primary" onClick={() => setPreparing(true)}>
            {words.actions.report}
          </button>
        )}
        <NotACopy finding={finding} onDecide={onDecide} />
        <CaseLink finding={finding} className="button plain" />
      </div>
    </Card>
  );
}
