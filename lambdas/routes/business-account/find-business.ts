import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { plannedBusiness } from '../../business/shown/shown-plan.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { Route } from '../../rest/rest.ts';

/** A business by the id that its settings show. */
export const findBusiness: Route<
  (typeof businessAccountContract)['find-business'],
  Pick<AccountServices, 'businesses'>
> = async ({ caller, request: { businessId }, now }, { businesses }) => {
  expectOperator(caller);
  const business = await businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  return plannedBusiness(business, now);
};
