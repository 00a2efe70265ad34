import { ProductError } from '#domain/errors';
import type { StoredCase } from '../store/case.ts';
import { noSuchCase } from './edit-case.ts';
import { inItsName } from './follow-rename.ts';
import { accountSlot, isOpenOf } from './one-account.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { CaseOwner } from './owner.ts';
import type { CaseServices } from './services.ts';

/**
 * Opens a closed case again by `write`. Throws CONFLICT where another case about its account or domain is open: of each there is one.
 */
export async function reopened(
  { owner, caseId, caller, now }: { owner: CaseOwner; caseId: string; caller: string; now: number },
  services: Pick<CaseServices, 'cases' | 'findings' | 'once' | 'retry'>,
  write: () => Promise<StoredCase>,
): Promise<StoredCase> {
  const closed = await services.cases.get(owner.id, caseId);
  if (!closed) throw noSuchCase();
  const one = await inItsName(closed, owner.subjectId, services);
  return oneAtATime(accountSlot(owner.id, one), { owner: caller, now }, services, async () => {
    const isOpen = isOpenOf(one);
    if ((await services.cases.heads(owner.id)).some((other) => other.caseId !== caseId && isOpen(other)))
      throw new ProductError(
        'CONFLICT',
        `There is already an open case about this ${one.platform === 'DOMAIN' ? 'domain' : 'account'}. You’ll find it under Cases.`,
      );
    return write();
  });
}
