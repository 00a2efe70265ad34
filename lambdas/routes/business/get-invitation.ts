import type { businessContract } from '#domain/contract/business';
import { linkedInvitation } from '../../business/invitation-link.ts';
import type { BusinessServices } from '../../business/services.ts';
import { shownInvitation } from '../../business/shown/shown-invitation.ts';
import { limitAddress } from '../../rest/limit-address.ts';
import type { Route } from '../../rest/rest.ts';

/** What somebody reads before they have an account. */
export const getInvitation: Route<
  (typeof businessContract)['get-invitation'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users' | 'once'>
> = async ({ request: { token }, now, sourceIp }, services) => {
  await limitAddress('invitation', sourceIp, now, services.once);
  return shownInvitation(await linkedInvitation(token, now, services), services);
};
