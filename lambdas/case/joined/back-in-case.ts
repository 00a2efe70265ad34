import type { ListedCase } from '#domain/case/case';
import { type Finding, pursuedBefore } from '#domain/scan/finding';
import { editFinding } from '../../scan/edit-finding.ts';
import { goneExpiry } from '../../scan/record/gone.ts';
import type { StoredCase } from '../../store/case.ts';
import type { JoinServices } from './join-case.ts';

/**
 * An account that went and is back, whose case is open still: it is in the case, or reported, as it was, and asks for no decision. Gives
 * the finding, since they hear that it is back; undefined where it stays, as it wasn't in the case when it went, or the case is closed or gone.
 * Its history tells it already: doing it again changes nothing.
 */
export async function backInCase(
  { userId, caseId }: Pick<StoredCase, 'userId' | 'caseId'>,
  finding: Finding,
  services: JoinServices,
): Promise<Finding | undefined> {
  const was = pursuedBefore(finding.history.at(-1));
  if (!was) return undefined;
  const put = (from: Finding['status'], status: Finding['status']) =>
    editFinding(finding, services, (now) =>
      now.status === from && pursuedBefore(now.history.at(-1)) ? { ...now, status } : undefined,
    );
  const back = await put('OPEN', was);
  // Closed or deleted on the way: whoever did that found nothing to give back.
  const one = await services.cases.get(userId, caseId);
  if (one && !one.closedAt) return back;
  await put(was, 'OPEN');
  return undefined;
}

/**
 * The finding of an account that its case knows to have gone before it was first seen: the one before it was deleted, as it is 30 days
 * after an account went. It goes on from there: the account is no new one, it is back. One that was only given to us is gone still.
 */
export async function asKnownGone(
  { goneAt }: Pick<ListedCase, 'goneAt'>,
  finding: Finding,
  services: JoinServices,
): Promise<Finding> {
  if (!goneAt || goneAt >= finding.firstSeen) return finding;
  return editFinding(finding, services, (now) => {
    const [first, more] = now.history;
    if (now.status !== 'OPEN' || more || first?.what !== 'first seen') return undefined;
    const gone = { at: goneAt, what: 'no longer there' as const, was: 'CASE' as const };
    if (now.theirs.seenIn === 'report')
      return { ...now, status: 'RESOLVED', history: [gone], expiresAt: goneExpiry(now.firstSeen) };
    const back = { ...first, what: 'back again' as const, was: 'CASE' as const, tells: true };
    return { ...now, history: [gone, back] };
  });
}
