import { countAgain } from '../../scan/known/count-again.ts';
import type { StoredCase } from '../../store/case.ts';
import { joinCase } from './join-case.ts';
import type { CaseOwner } from '../owner.ts';
import { foundAbout } from '../pasted-account.ts';
import type { CaseServices } from '../services.ts';

/**
 * A case of what a person pasted or compared is joined to what a scan found of the same account, also where that shares a name only:
 * they have looked themselves. Asked once the case is written: a scan that finds the account at this moment looks for the case once its
 * finding is written.
 */
export async function joinFound(
  kept: StoredCase,
  { owner, at }: { owner: Pick<CaseOwner, 'subjectId' | 'businessId' | 'writer'>; at: string },
  services: Pick<CaseServices, 'cases' | 'findings' | 'users' | 'retry'>,
): Promise<StoredCase> {
  const finding = await foundAbout(kept, owner.subjectId, services.findings);
  const joined = finding && (await joinCase(kept, { finding, at }, services));
  if (!joined) return kept;
  // What is found for a business is counted where it is shown.
  if (owner.businessId === undefined) await countAgain(owner.writer, services);
  return joined;
}
