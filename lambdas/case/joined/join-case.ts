import { ProductError } from '#domain/errors';
import { type Finding, hadCase } from '#domain/scan/finding';
import type { StoredCase } from '../../store/case.ts';
import { editCase } from '../edit-case.ts';
import { givenBack, keptInCase } from '../kept-as-case.ts';
import type { CaseServices } from '../services.ts';

export interface JoinServices {
  cases: Pick<CaseServices['cases'], 'get' | 'write'>;
  findings: Pick<CaseServices['findings'], 'get' | 'write'>;
  retry: CaseServices['retry'];
}

/**
 * Joins an open case and what a scan found of its account: the case leads to the finding, which waits for no decision any more. What
 * the case holds stays as it is. Gives the case; undefined where they are not joined: it is closed, about another finding, or gone.
 * Doing it again changes nothing.
 */
export async function joinCase(
  head: Pick<StoredCase, 'userId' | 'caseId'>,
  { finding, at }: { finding: Finding; at: string },
  services: JoinServices,
): Promise<StoredCase | undefined> {
  const joined = await withFinding(head, finding.id, services);
  if (!joined) return undefined;
  await keptInCase(finding, { one: joined, at, ...(joined.createdAt < at && { note: hadCase }) }, services);
  // Whoever deleted it in between found nothing to give back.
  if (await services.cases.get(head.userId, head.caseId)) return joined;
  await givenBack(finding, at, services);
  return undefined;
}

async function withFinding(
  head: Pick<StoredCase, 'userId' | 'caseId'>,
  findingId: string,
  services: JoinServices,
): Promise<StoredCase | undefined> {
  try {
    const one = await editCase(head, services, (now) =>
      now.closedAt || now.findingId ? undefined : { after: { ...now, findingId } },
    );
    return one.closedAt || one.findingId !== findingId ? undefined : one;
  } catch (error) {
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
