import type { StoredCase } from '../../store/case.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { counted, keptAsCase, type Whose } from '../kept-as-case.ts';
import type { CaseServices } from '../services.ts';
import { joinFound } from './join-found.ts';

/**
 * A case that was opened again keeps what a scan found of its account while it was closed, as it went and came back, or was found for
 * the first time: whoever opens it again has decided about it. Asked once the case is written, as `joinFound`.
 */
export async function joinReopened(
  one: StoredCase,
  { owner, at }: Whose,
  services: Pick<CaseServices, 'cases' | 'findings' | 'users' | 'retry'>,
): Promise<StoredCase> {
  if (!one.findingId) return joinFound(one, { owner, at }, services);
  const finding = await services.findings.get(owner.subjectId, one.findingId);
  if (finding) await keptAsCase(finding, { one, owner, at, note: 'You reopened its case' }, services);
  return one;
}

/** Whoever closes a case has decided about its account, also where they had let it wait for another decision meanwhile. */
export async function joinClosed(
  one: StoredCase,
  { owner, at }: Whose,
  services: Pick<CaseServices, 'findings' | 'users' | 'retry'>,
): Promise<void> {
  const finding = one.findingId ? await services.findings.get(owner.subjectId, one.findingId) : undefined;
  if (finding?.status === 'OPEN')
    await keptAsCase(finding, { one, owner, at, note: 'You closed its case' }, services);
}

/**
 * Opening it again, or closing it, was a slip, and the case is as before: what had waited for a decision until then waits again, and what had been
 * dismissed is that again. `since`: when the case had been opened, or was closed last. Asked once the case is written; doing it again changes nothing.
 */
export async function leaveReopened(
  { findingId }: Pick<StoredCase, 'findingId'>,
  { owner, since }: Pick<Whose, 'owner'> & { since: string },
  services: Pick<CaseServices, 'findings' | 'users' | 'retry'>,
): Promise<void> {
  const { subjectId } = owner;
  if (!findingId || !(await services.findings.get(subjectId, findingId))) return;
  let waits = false;
  await editFinding({ subjectId, id: findingId }, services, ({ saidGoneAt: _, saidNoCopyAt: __, ...now }) => {
    const kept = now.history.findLast(({ what }) => what === 'kept as a case');
    waits = now.status === 'CASE' && !!kept && kept.at >= since;
    if (!waits) return undefined;
    // What its case was closed with was told, or decided about, before it waited.
    return { ...now, status: kept!.was ?? 'OPEN', history: now.history.filter((event) => event !== kept) };
  });
  if (waits) await counted(owner, services);
}
