import type { Finding } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { Mark } from '../../../ui/Mark.tsx';
import { useCaseOf } from '../../case/api.ts';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import { labelFor } from './several/label-for.ts';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { words } from './words.ts';

const CLOSED = {
  CASE: { kind: 'wait', words: words.title.CASE },
  MINE: { kind: 'person', words: words.title.MINE },
  IGNORED: { kind: 'person', words: words.title.IGNORED },
  REPORTED: { kind: 'wait', words: words.title.REPORTED },
  RESOLVED: { kind: 'done', words: words.title.RESOLVED },
} as const;

/** What an account is called, and where it is. */
export const FindingTitle = ({ finding }: { finding: Finding }) => (
  <h3 className="h4" id={`finding-${finding.id}-title`}>
    <FindingMark finding={finding} /> <span>{words.title.on(platformTable[finding.platform].name)}</span>
  </h3>
);

/** What is thought of it, or was decided. */
export function FindingMark({ finding }: { finding: Finding }) {
  const isCase = finding.status === 'CASE';
  // A case that is known here may be an old one: what was decided since, or that the account went, counts.
  const isReported = Boolean(useCaseOf(finding.id, isCase)?.reportedOn) && isCase;
  const { kind, words: called } =
    finding.status === 'OPEN'
      ? verdictWords(finding.verdict, { sharesName: sharesName(finding), label: labelFor(finding) })
      : CLOSED[isReported ? 'REPORTED' : finding.status];
  return <Mark kind={kind}>{called}</Mark>;
}
