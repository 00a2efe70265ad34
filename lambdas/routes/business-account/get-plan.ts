import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { shownPlan } from '../../business/shown/shown-plan.ts';
import type { Route } from '../../rest/rest.ts';

/** What the business has by its plan. */
export const getPlan: Route<
  (typeof businessAccountContract)['get-plan'],
  Pick<AccountServices, 'businesses' | 'seats' | 'prices' | 'plans'>
> = async ({ caller, request: { businessId }, now }, { businesses, seats, prices, plans }) => {
  await seatAllowed(businessId, caller, 'change seats', { seats });
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const shown = shownPlan(business, await prices.all(), now);
  // The trial is offered only where it will be given.
  return { ...shown, mayTry: shown.mayTry && !(await plans.wasTried(business)) };
};
