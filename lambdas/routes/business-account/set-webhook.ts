import type { businessProgramsContract } from '#domain/contract/business-programs';
import type { AccountServices } from '../../business/account-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';

/** Sets or ends the webhook. Its secret is made anew each time and shown this once. */
export const setWebhook: Route<
  (typeof businessProgramsContract)['set-webhook'],
  Pick<AccountServices, 'seats' | 'integrations' | 'newSecret'>
> = async ({ caller, request: { businessId, url }, now }, { seats, integrations, newSecret }) => {
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const webhook = url === null ? null : { url, secret: newSecret(), since: new Date(now).toISOString() };
  await integrations.setWebhook(businessId, webhook ?? undefined);
  return { webhook };
};
