import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import { businessPlans } from '#domain/plan/business-plan';
import type { AccountServices } from '../../business/account-services.ts';
import { plannedBusiness } from '../../business/shown/shown-plan.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { Route } from '../../rest/rest.ts';

/** What an operator agreed with a business. Nobody who sits there loses their seat by it. */
export const setPlan: Route<
  (typeof businessAccountContract)['set-plan'],
  Pick<AccountServices, 'businesses' | 'billing' | 'decisions' | 'random'>
> = async ({ caller, request: { businessId, plan, reason }, now }, services) => {
  expectOperator(caller);
  if (!(await services.businesses.get(businessId)))
    throw new ProductError('NOT_FOUND', 'There is no such business.');
  const decided = {
    kind: 'set plan' as const,
    by: caller.sub,
    about: `${businessPlans[plan].name} for ${businessId}`,
    reason,
  };
  const act = async () => {
    const business = await services.billing.setPlan(businessId, plan, new Date(now).toISOString());
    if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
    return plannedBusiness(business, now);
  };
  return putOnRecord(decided, now, act, services);
};
