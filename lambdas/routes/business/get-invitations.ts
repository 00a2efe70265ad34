import { seatState } from '#domain/business/seat';
import type { businessContract } from '#domain/contract/business';
import { confirmedAddresses } from '../../business/confirmed-addresses.ts';
import type { BusinessServices } from '../../business/services.ts';
import { shownInvitation } from '../../business/shown/shown-invitation.ts';
import type { Route } from '../../rest/rest.ts';

/** What waits for the caller's answer; not of a business in which they have a seat by another address: there is nothing to join. */
export const getInvitations: Route<
  (typeof businessContract)['get-invitations'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users'>
> = async ({ caller, now }, services) => {
  const addresses = await confirmedAddresses(caller.sub, services);
  const found = await Promise.all(addresses.map((email) => services.seats.invitationsTo(email)));
  const open = found.flat().filter((seat) => seatState(seat, now) === 'INVITED');
  const joined = await Promise.all(
    open.map(({ businessId }) => services.seats.seatOf(businessId, caller.sub)),
  );
  const waiting = open.filter((_, at) => !joined[at]);
  return { invitations: await Promise.all(waiting.map((seat) => shownInvitation(seat, services))) };
};
