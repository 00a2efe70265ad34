import { countOpen } from '#domain/scan/detection';
import { type Finding, needsDecision } from '#domain/scan/finding';
import { editFinding } from '../scan/edit-finding.ts';
import type { CaseOwner } from './owner.ts';
import type { StoredCase } from '../store/case.ts';
import type { CaseServices } from './services.ts';

type Services = Pick<CaseServices, 'findings' | 'users' | 'retry'>;
interface Whose {
  owner: Pick<CaseOwner, 'subjectId' | 'businessId' | 'writer'>;
  at: string;
}

/** What is done about a finding stands in a case now: it waits for no decision any more. One decided meanwhile stays as it was decided. */
export async function keptAsCase(finding: Finding, { owner, at }: Whose, services: Services): Promise<void> {
  if (needsDecision(finding)) await move(finding, needsDecision, 'CASE', { owner, at }, services);
}

/** The case of a finding is gone: it waits for a decision again. */
export async function caseGone(findingId: string, { owner, at }: Whose, services: Services): Promise<void> {
  const finding = await services.findings.get(owner.subjectId, findingId);
  const isKept = ({ status }: Finding) => status === 'CASE';
  if (finding && isKept(finding)) await move(finding, isKept, 'OPEN', { owner, at }, services);
}

/** Whoever closes a case since the account is gone hears of it if a scan sees it later; however else it ends, or goes on, they do not. */
export async function saidOfAccount(
  { findingId, outcome, closedAt }: Pick<StoredCase, 'findingId' | 'outcome' | 'closedAt'>,
  subjectId: string,
  services: Pick<CaseServices, 'findings' | 'retry'>,
): Promise<void> {
  if (!findingId || !(await services.findings.get(subjectId, findingId))) return;
  const saidGoneAt = outcome === 'REMOVED' ? closedAt : undefined;
  await editFinding({ subjectId, id: findingId }, services, ({ saidGoneAt: before, ...now }) =>
    before === saidGoneAt ? undefined : { ...now, ...(saidGoneAt && { saidGoneAt }) },
  );
}

async function move(
  finding: Finding,
  applies: (finding: Finding) => boolean,
  status: 'CASE' | 'OPEN',
  { owner, at }: Whose,
  { findings, users, retry }: Services,
): Promise<void> {
  const event =
    status === 'CASE'
      ? { at, what: 'kept as a case' as const }
      : { at, what: 'decided' as const, note: 'You deleted its case' };
  await editFinding(finding, { findings, retry }, (now) =>
    applies(now) ? { ...now, status, history: [...now.history, event].slice(-50) } : undefined,
  );
  // What is found for a business is counted where it is shown.
  if (owner.businessId !== undefined) return;
  const { writer: userId, subjectId } = owner;
  const user = await users.get(userId);
  const counts = countOpen(await findings.list(subjectId), user?.impersonationDetection?.lastScanAt);
  await users.change(userId, { set: { impersonationDetection: counts } });
}
