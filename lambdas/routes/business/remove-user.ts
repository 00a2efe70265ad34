import type { businessContract } from '#domain/contract/business';
import { giveUpSeat } from '../../business/give-up-seat.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Withdraws an invitation, removes somebody, or leaves. */
export const removeUser: Route<
  (typeof businessContract)['remove-user'],
  Pick<BusinessServices, 'businesses' | 'seats'>
> = async ({ caller, request }, services) => {
  await giveUpSeat(request, caller, services);
  return { removed: true };
};
