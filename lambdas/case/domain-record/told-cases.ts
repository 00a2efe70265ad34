import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { businessSubject } from '#domain/keys';
import { ProductError } from '#domain/errors';
import type { CaseStore } from '../../store/case.ts';
import { withDomainMoves } from './domain-gone.ts';
import type { RecordServices } from '../services.ts';
import { withLatestRecord } from './latest-record.ts';

/**
 * Tells the cases of a business about a domain what a check changed of it, so that they know each state, whether or not anybody reads
 * them meanwhile. Where nothing changed, they aren't asked for. Of one that went, the record before tells when it was last there.
 */
export async function tellCases(
  { before, after, at }: { before: WatchedDomain | undefined; after: WatchedDomain; at: string },
  services: Pick<RecordServices, 'retry'> & { cases: RecordServices['cases'] & Pick<CaseStore, 'heads'> },
): Promise<void> {
  // What was not on the list is in no case, and a first check finds many.
  if (!before || after.changes[0]?.at !== at) return;
  const { businessId, domain } = after;
  const there = after.existence === 'exists' ? after : before;
  const heads = await services.cases.heads(businessSubject(businessId));
  for (const { userId, caseId } of heads.filter((one) => one.platform === 'DOMAIN' && one.handle === domain))
    try {
      const one = await services.cases.get(userId, caseId);
      const moved = one && (await withDomainMoves(one, after, services));
      if (moved) await withLatestRecord(moved, there, { at, dated: true }, services);
    } catch (error) {
      // Deleted meanwhile, it needs to know nothing.
      if (!(error instanceof ProductError && error.code === 'NOT_FOUND')) throw error;
    }
}
