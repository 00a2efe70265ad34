import type { businessAccountContract } from '#domain/contract/business-account';
import type { AccountServices } from '../../business/account-services.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { Route } from '../../rest/rest.ts';

/** What plans are said to cost. */
export const getPrices: Route<
  (typeof businessAccountContract)['get-prices'],
  Pick<AccountServices, 'prices'>
> = async ({ caller }, { prices }) => {
  expectOperator(caller);
  return { prices: await prices.all() };
};
