import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import { mayTry, trialLasts } from '#domain/plan/business-plan';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { shownPlan } from '../../business/shown/shown-plan.ts';
import type { Route } from '../../rest/rest.ts';

/** Thirty days of Professional, once. */
export const startTrial: Route<
  (typeof businessAccountContract)['start-trial'],
  Pick<AccountServices, 'businesses' | 'seats' | 'prices' | 'plans'>
> = async ({ caller, request: { businessId }, now }, { businesses, seats, prices, plans }) => {
  await seatAllowed(businessId, caller, 'change seats', { seats });
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const until = new Date(now + trialLasts).toISOString();
  if (!mayTry(business) || !(await plans.startTrial(business, until, new Date(now).toISOString())))
    throw new ProductError(
      'CONFLICT',
      'Professional can be tried once: this business, its owner or its domain has had a trial. Ask us about a plan.',
    );
  return shownPlan((await businesses.get(businessId)) ?? business, await prices.all(), now);
};
