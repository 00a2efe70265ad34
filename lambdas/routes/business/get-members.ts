import { displayName } from '#domain/account/user';
import { type BusinessAccountUsers, seatState } from '#domain/business/seat';
import type { businessContract } from '#domain/contract/business';
import { withinPlan } from '#domain/plan/business-plan';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

const order = ['JOINED', 'INVITED', 'EXPIRED'];

/** Names, addresses and roles: nothing else of the people, and of somebody invited not even whether they are here. */
export const getMembers: Route<
  (typeof businessContract)['get-members'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users'>
> = async ({ caller, request: { businessId }, now }, services) => {
  await seatAllowed(businessId, caller, 'see members', services);
  const [business, seats] = await Promise.all([
    services.businesses.get(businessId),
    services.seats.seatsIn(businessId),
  ]);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const shown = async (seat: BusinessAccountUsers) => {
    const joined = !seat.invitedUntil && seat.userId;
    const user = joined ? await services.users.get(joined) : undefined;
    return {
      ...{ userEmailAddress: seat.userEmailAddress, role: seat.role, state: seatState(seat, now) },
      name: user && displayName(user),
      owner: joined === business.adminId,
      you: joined === caller.sub,
      // Of an invitation: when it was sent last.
      since: seat.updatedAt,
      invitedUntil: seat.invitedUntil,
    };
  };
  const members = await Promise.all(seats.map(shown));
  return {
    members: members.sort(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        a.userEmailAddress.localeCompare(b.userEmailAddress),
    ),
    usedSeats: business.usedSeats ?? 0,
    totalAvailableSeats: withinPlan(business, now).totalAvailableSeats ?? 0,
  };
};
