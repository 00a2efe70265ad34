import { Link } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { useCaseOf } from '../../case/api.ts';
import { caseState } from '../../case/case-state.ts';
import { words } from './words.ts';

/** To the case that keeps what was done about it. */
export function CaseLink({ finding: { id, status }, className }: { finding: Finding; className?: string }) {
  const kept = useCaseOf(id, status === 'REPORTED' || status === 'CASE');
  return kept ? (
    <Link to={`/cases/${kept.caseId}`} className={className}>
      {words.actions.seeCase}
    </Link>
  ) : null;
}

/** What was done about it, and of a case how that stands: not reported yet, answered, closed. */
export function CaseStanding({ finding: { id, status, history } }: { finding: Finding }) {
  const pending = status === 'REPORTED' || status === 'CASE';
  const kept = useCaseOf(id, pending);
  if (status === 'OPEN') return null;
  if (pending && kept && (kept.outcome || kept.answered || !kept.reportedOn)) return caseState(kept).words;
  // One that was moved to a business stands with the business, and perhaps out of sight.
  const moved = status === 'CASE' && !kept && history.findLast(({ what }) => what === 'kept as a case')?.note;
  return moved || words.closed[pending && kept?.reportedOn ? 'REPORTED' : status];
}
