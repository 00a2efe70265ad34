import type { businessAccountContract } from '#domain/contract/business-account';
import { businessPlans } from '#domain/plan/business-plan';
import type { AccountServices } from '../../business/account-services.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { Route } from '../../rest/rest.ts';

/** What a plan is said to cost. Nothing is charged here. */
export const setPrice: Route<
  (typeof businessAccountContract)['set-price'],
  Pick<AccountServices, 'prices' | 'decisions' | 'random'>
> = async ({ caller, request: { plan, price, reason }, now }, services) => {
  expectOperator(caller);
  const said = price === null ? 'no price' : `US$${(price / 100).toFixed(2)} a month`;
  const decided = {
    kind: 'set price' as const,
    by: caller.sub,
    about: `${businessPlans[plan].name}: ${said}`,
    reason,
  };
  await putOnRecord(decided, now, () => services.prices.set(plan, price), services);
  return { prices: await services.prices.all() };
};
