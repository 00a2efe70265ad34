import type { businessContract } from '#domain/contract/business';
import { giveUpSeat } from '../../business/give-up-seat.ts';
import { tellTheyWereRemoved } from '../../business/telling/tell-of-seat.ts';
import { tellSomebodyLeft } from '../../business/telling/tell-who-leads.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Withdraws an invitation, removes somebody, or leaves. */
export const removeUser: Route<
  (typeof businessContract)['remove-user'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'notifications'>
> = async ({ caller, request, now }, services) => {
  const seat = await giveUpSeat(request, caller, services);
  // An invitation that was withdrawn names nobody.
  if (seat.userId === caller.sub) await tellSomebodyLeft(seat, now, services);
  else if (seat.userId) await tellTheyWereRemoved(seat, now, services);
  return { removed: true };
};
