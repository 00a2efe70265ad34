import { useRef, useState } from 'react';
import { needsDecision, type Finding } from '#domain/scan/finding';
import { HandleDiff } from '../../../ui/handle-diff/HandleDiff.tsx';
import { Card } from '../../../ui/evidence/Card.tsx';
import { Pair } from '../../../ui/evidence/Pair.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import type { Decision } from '../api.ts';
import { CaseLink } from './CaseLink.tsx';
import { FindingHistory } from './FindingHistory.tsx';
import { ClosedLine, NamesakeLine } from './FindingLine.tsx';
import { FindingTitle } from './FindingTitle.tsx';
import { FoldedCopy } from './FoldedCopy.tsx';
import { Likeness } from './Likeness.tsx';
import { named } from './named.ts';
import { NotACopy } from './NotACopy.tsx';
import { pairRows } from './pair-rows.tsx';
import { PrepareReport } from './PrepareReport.tsx';
import { isOlder, isReportable } from './reportable.ts';
import { useFindingDiff } from './use-finding-diff.ts';
import { useLinked } from './use-linked.ts';
import { weighed } from '../../compare/weighed.ts';
import { Why } from '../../compare/Why.tsx';

interface Props {
  finding: Finding;
  now: number;
  /** When we look at it again by ourselves. */
  nextLookAt?: string | null | undefined;
  onDecide: (decision: Decision) => void;
  /** One line, until it is opened. */
  folded?: boolean;
}

/** One account that looks like the person's: all the evidence for what needs a decision, a line for what does not. */
export function FindingCard(props: Props) {
  const { finding } = props;
  if (finding.status !== 'OPEN') return <ClosedLine {...props} />;
  if (!needsDecision(finding)) return <NamesakeLine {...props} />;
  const copy = <Copy {...props} />;
  return props.folded ? <FoldedCopy finding={finding}>{copy}</FoldedCopy> : copy;
}

function Copy({ finding, now, nextLookAt, onDecide }: Props) {
  const [preparing, setPreparing] = useState(false);
  const links = useLinks();
  const diff = useFindingDiff(finding);
  const frame = useRef<HTMLElement>(null);
  useLinked(finding, frame);
  const account = links.profile(finding.theirs);
  const count = weighed(finding.reasons).speaksFor.length;
  return (
    <Card
      frame={frame}
      {...named(finding)}
      urgent={finding.verdict === 'likely clone'}
      title={<FindingTitle finding={finding} />}
      aside={
        <>
          <Likeness score={finding.score} />, from {count} {count === 1 ? 'reason' : 'reasons'}
        </>
      }
      dialog={
        preparing && (
          <PrepareReport
            finding={finding}
            diff={diff}
            onClose={() => setPreparing(false)}
            onReported={() => {
              setPreparing(false);
              onDecide('REPORTED');
            }}
          />
        )
      }
    >
      <HandleDiff diff={diff} theirs="This account" />
      <Pair rows={pairRows(finding)} />
      <Why id={`finding-${finding.id}`} reasons={finding.reasons} title="Why we think so" />
      <FindingHistory finding={finding} now={now} nextLookAt={nextLookAt} />
      {isOlder(finding) && (
        <p className="small">This account is older than yours, so no report is prepared against it.</p>
      )}
      <div className="actions">
        {isReportable(finding) && (
          <button type="button" className="button primary" onClick={() => setPreparing(true)}>
            Prepare a report
          </button>
        )}
        <NotACopy onDecide={onDecide} />
        {account && (
          <a className="button plain" href={account} target="_blank" rel="noreferrer">
            Open the account
          </a>
        )}
        <CaseLink finding={finding} />
      </div>
    </Card>
  );
}
