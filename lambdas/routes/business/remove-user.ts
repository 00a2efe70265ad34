import type { businessContract } from '#domain/contract/business';
import { giveUpSeat } from '../../business/give-up-seat.ts';
import { tellSeatGivenUp } from '../../business/telling/tell-seat-given-up.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Withdraws an invitation, removes somebody, or leaves. */
export const removeUser: Route<
  (typeof businessContract)['remove-user'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'notifications'>
> = async ({ caller, request, now }, services) => {
  const seat = await giveUpSeat(request, caller, services);
  await tellSeatGivenUp(seat, caller, now, services);
  return { removed: true };
};
