import type { businessAccountContract } from '#domain/contract/business-account';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** The logo, for whoever has a seat. */
export const getLogo: Route<
  (typeof businessAccountContract)['get-logo'],
  Pick<AccountServices, 'seats' | 'integrations'>
> = async ({ caller, request: { businessId } }, services) => {
  await seatAllowed(businessId, caller, 'see proven accounts', services);
  return { logo: (await services.integrations.logo(businessId)) ?? null };
};
