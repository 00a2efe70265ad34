import type { Business } from '#domain/business/business';
import { isUnproven } from '#domain/business/domain-proof';
import type { businessAccountContract } from '#domain/contract/business-account';
import { hour } from '#domain/durations';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { askForRecord, shownProof, withoutProof } from '../../business/check-domain.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { Caller } from '../../rest/caller.ts';
import type { Route } from '../../rest/rest.ts';

/**
 * Looks for the record now. The DNS decides between two businesses: a holder stays one while its record stands, and gives way
 * when it is gone.
 */
export const verifyDomain: Route<
  (typeof businessAccountContract)['verify-domain'],
  Pick<AccountServices, 'businesses' | 'holders' | 'seats' | 'once' | 'dns'>
> = async ({ caller, request: { businessId }, now }, { businesses, holders, seats, once, dns }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const { domain } = business;
  const before = shownProof(business);
  if (!domain) return { ...before, state: 'MISSING' };
  await enforceRateLimit(once, `domain-check#${businessId}`, 'checks', { most: 30, per: hour, now });
  const state = await askForRecord(business, domain, dns);
  if (state === 'UNREACHABLE') return { ...before, state };
  const at = new Date(now).toISOString();
  const holder = await holders.holderOf(domain);
  const refuseIfHeld = async () => {
    if (!holder || holder.id === businessId) return;
    if (!isUnproven(await askForRecord(holder, domain, dns))) throw heldBy(holder, caller);
  };
  if (isUnproven(state)) {
    await holders.release(businessId, at);
    // What stands there in place of this record is theirs: to replace it would end their proof.
    if (state === 'OTHER') await refuseIfHeld();
    return { ...before, ...withoutProof(before, at), state };
  }
  if (before.proof) {
    await holders.seen(businessId, domain, at);
    return { ...before, proof: { ...before.proof, checkedAt: at }, state };
  }
  await refuseIfHeld();
  if (!(await holders.prove(businessId, domain, at, holder)))
    throw new ProductError('CONFLICT', 'The domain was changed at the same time. Please check again.');
  // Since when it is proven is the store's to say: it may go on from before.
  return { ...shownProof((await businesses.get(businessId)) ?? business), state };
};

/** Named only to its owner, who may have set up the same business twice. */
function heldBy({ adminId, name }: Business, caller: Caller): ProductError {
  const who = adminId === caller.sub ? `Your other business${name ? `, ${name},` : ''}` : 'Another business';
  return new ProductError(
    'CONFLICT',
    `${who} has proven this domain, and its record is still in the DNS. One business at a time can prove a domain: if it should be this one, put its record in place of the other, then check again. The other business is then unproven.`,
  );
}
