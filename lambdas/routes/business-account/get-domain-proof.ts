import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { shownProof, standingProof, withoutProof } from '../../business/check-domain.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** The record and the proof. An old proof is looked for again first: a domain changes hands. */
export const getDomainProof: Route<
  (typeof businessAccountContract)['get-domain-proof'],
  Pick<AccountServices, 'businesses' | 'holders' | 'seats' | 'dns'>
> = async ({ caller, request: { businessId }, now }, { businesses, holders, seats, dns }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const before = shownProof(business);
  const proof = await standingProof(business, now, { holders, dns });
  if (before.proof && !proof) return { ...before, ...withoutProof(before, new Date(now).toISOString()) };
  return { ...before, proof };
};
