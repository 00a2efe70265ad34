import { decisionOn, type Finding, goneAs } from '#domain/scan/finding';
import { failureFacts, logger } from '../../runtime/logger.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import { settleListed } from '../../scan/known/settle-listed.ts';
import { waitAgain } from '../../scan/known/wait-again.ts';
import type { StoredCase } from '../../store/case.ts';
import { counted, givenBack, saidOfAccount, type Whose } from '../kept-as-case.ts';
import { listOf } from '../own-listed.ts';
import type { CaseServices } from '../services.ts';

type Services = Pick<CaseServices, 'findings' | 'users' | 'businesses' | 'enqueue' | 'retry'> & {
  once: Pick<CaseServices['once'], 'count'>;
};

/**
 * The case of a finding is gone: nobody is told that they can reopen it, and unless another case keeps the finding (`isKept`) it waits for
 * a decision again, also should it be back after it went.
 */
export async function caseGone(
  { findingId, closedAt }: Pick<StoredCase, 'findingId' | 'closedAt'>,
  { owner, at, isKept = false }: Whose & { isKept?: boolean },
  services: Services,
): Promise<void> {
  const finding = findingId ? await services.findings.get(owner.subjectId, findingId) : undefined;
  if (!finding) return;
  if (closedAt && [finding.saidGoneAt, finding.saidNoCopyAt].includes(closedAt))
    await saidOfAccount({ findingId }, owner.subjectId, services);
  if (isKept) return;
  await editFinding(finding, services, (now) =>
    now.status === 'RESOLVED' && decisionOn(now) === 'CASE' ? goneAs(now, 'OPEN') : undefined,
  );
  if (!(await givenBack(finding, at, services))) return;
  // The case is gone: an error would only be met by a second try that finds none.
  await besideList(finding, { owner, at }, services).catch((error: unknown) =>
    logger.error('What a deleted case gave back was not compared anew', failureFacts(error)),
  );
  await counted(owner, services);
}

/**
 * What was given back, by the list as it is now: an account that was put on it while the case kept its finding is theirs, and what it was
 * compared with may have left it. The list is read afterwards, so that whoever edits it at this moment finds what was given back.
 */
async function besideList(finding: Finding, { owner, at }: Whose, services: Services): Promise<void> {
  const listed = await listOf(owner, services);
  if (!listed) return;
  const { subjectId, businessId, writer } = owner;
  const again = [{ ...finding, status: 'OPEN' as const }];
  const accounts = listed.socialMediaAccounts ?? [];
  if ((await settleListed({ subjectId, accounts }, again, services, at)) > 0) return;
  const whose = businessId === undefined ? { userId: writer } : { businessId, givenBy: writer };
  const now = Date.parse(at);
  await waitAgain(again, { ...whose, now }, { ...services, listed: async () => listed });
}
