import type { StoredCase } from '../../store/case.ts';
import { keptAsCase } from '../kept-as-case.ts';
import type { CaseOwner } from '../owner.ts';
import type { CaseServices } from '../services.ts';
import { joinFound } from './join-found.ts';

/**
 * A case that was opened again keeps what a scan found of its account while it was closed, as it went and came back, or was found for
 * the first time: whoever opens it again has decided about it. Asked once the case is written, as `joinFound`.
 */
export async function joinReopened(
  one: StoredCase,
  { owner, at }: { owner: Pick<CaseOwner, 'subjectId' | 'businessId' | 'writer'>; at: string },
  services: Pick<CaseServices, 'cases' | 'findings' | 'users' | 'retry'>,
): Promise<StoredCase> {
  if (!one.findingId) return joinFound(one, { owner, at }, services);
  const finding = await services.findings.get(owner.subjectId, one.findingId);
  if (finding) await keptAsCase(finding, { one, owner, at, note: 'You reopened its case' }, services);
  return one;
}
