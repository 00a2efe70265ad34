import { minute } from '#domain/durations';
import { editFinding } from '../../scan/edit-finding.ts';
import type { StoredCase } from '../../store/case.ts';

/** Their page says of an account that it was reported and opens its case at once, in two calls: either may arrive first, or be sent again. */
const AT_ONCE = 10 * minute;

/**
 * A report that was taken back in the case was not sent: its finding, reported at the same time as the case was opened, says so no more.
 * One that its owner had reported before there was a case stays reported.
 */
export async function reportTakenBack(
  { findingId, reportedOn, createdAt }: Pick<StoredCase, 'findingId' | 'reportedOn' | 'createdAt'>,
  subjectId: string,
  services: Parameters<typeof editFinding>[1],
): Promise<void> {
  if (!findingId || reportedOn || !(await services.findings.get(subjectId, findingId))) return;
  await editFinding({ subjectId, id: findingId }, services, (now) => {
    const told = now.history.findLast(({ what }) => what === 'reported');
    if (now.status !== 'REPORTED' || !told) return undefined;
    if (Date.parse(told.at) < Date.parse(createdAt) - AT_ONCE) return undefined;
    // Told first, it was no finding that a case had to keep.
    const isKept = now.history.some(({ at, what }) => what === 'kept as a case' && at >= createdAt);
    const kept = isKept || told.at >= createdAt ? [] : [{ at: createdAt, what: 'kept as a case' as const }];
    const history = now.history.flatMap((event) => (event === told ? kept : [event]));
    return { ...now, status: 'CASE', history };
  });
}
