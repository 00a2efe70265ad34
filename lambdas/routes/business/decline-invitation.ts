import type { businessContract } from '#domain/contract/business';
import { linkedInvitation } from '../../business/invitation-link.ts';
import { seatChanged } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import { tellItWasDeclined } from '../../business/telling/tell-of-seat.ts';
import { limitAddress } from '../../rest/limit-address.ts';
import type { Route } from '../../rest/rest.ts';

/** Declines without an account: whoever was written to may. */
export const declineInvitation: Route<
  (typeof businessContract)['decline-invitation'],
  Pick<BusinessServices, 'seats' | 'once' | 'businesses' | 'notifications'>
> = async ({ request: { token }, now, sourceIp }, services) => {
  const { seats, once } = services;
  await limitAddress('invitation', sourceIp, now, once);
  const seat = await linkedInvitation(token, now, { seats });
  if (!(await seats.removeSeat(seat.businessId, seat.userEmailAddress, seat))) throw seatChanged();
  await tellItWasDeclined(seat, now, services);
  return { declined: true };
};
