import { userSubject } from '#domain/keys';
import { countOpen } from '#domain/scan/detection';
import { type Finding, needsDecision } from '#domain/scan/finding';
import type { CaseServices } from './services.ts';

type Services = Pick<CaseServices, 'findings' | 'users'>;
interface Whose {
  userId: string;
  at: string;
}

/** What is done about a finding stands in a case now: it waits for no decision any more. One decided meanwhile stays as it was decided. */
export async function keptAsCase(finding: Finding, { userId, at }: Whose, services: Services): Promise<void> {
  if (needsDecision(finding)) await move(finding, 'CASE', { userId, at }, services);
}

/** The case of a finding is gone: it waits for a decision again. */
export async function caseGone(findingId: string, { userId, at }: Whose, services: Services): Promise<void> {
  const finding = await services.findings.get(userSubject(userId), findingId);
  if (finding?.status === 'CASE') await move(finding, 'OPEN', { userId, at }, services);
}

async function move(
  finding: Finding,
  status: 'CASE' | 'OPEN',
  { userId, at }: Whose,
  { findings, users }: Services,
): Promise<void> {
  const event =
    status === 'CASE'
      ? { at, what: 'kept as a case' as const }
      : { at, what: 'decided' as const, note: 'You deleted its case' };
  const history = [...finding.history, event].slice(-50);
  if (!(await findings.see({ ...finding, status, history }, finding.status))) return;
  const user = await users.get(userId);
  const counts = countOpen(
    await findings.list(userSubject(userId)),
    user?.impersonationDetection?.lastScanAt,
  );
  await users.change(userId, { set: { impersonationDetection: counts } });
}
