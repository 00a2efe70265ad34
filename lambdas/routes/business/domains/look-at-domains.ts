import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { lookSoon, roundsOf } from '../../../business/look-soon.ts';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import type { Route } from '../../../rest/rest.ts';
import { enforceRateLimit } from '../../../runtime/rate-limit.ts';

/** Moves the business's turn to now. */
export const lookAtDomains: Route<
  (typeof businessContract)['look-at-domains'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'once' | 'watches'>
> = async ({ caller, request: { businessId }, now }, services) => {
  await seatAllowed(businessId, caller, 'see domains', services);
  const business = await services.businesses.get(businessId);
  if (!business?.domain)
    throw new ProductError('CONFLICT', 'Please add your domain in the business settings first.');
  const [what, allowed] = roundsOf(businessId, now);
  await enforceRateLimit(services.once, what, 'checks of your domains', allowed);
  await lookSoon(businessId, now, services);
  return { state: 'waiting' };
};
