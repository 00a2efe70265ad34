import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { noSuchSeat, seatAllowed, seatChanged } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import { tellTheirRole } from '../../business/telling/tell-of-seat.ts';
import type { Route } from '../../rest/rest.ts';

/** Anybody's role but the owner's: so a business always has an admin. Who has joined is told of another one. */
export const setRole: Route<
  (typeof businessContract)['set-role'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'notifications'>
> = async ({ caller, request: { businessId, userEmailAddress, role }, now }, services) => {
  const { businesses, seats } = services;
  await seatAllowed(businessId, caller, 'change roles', { seats });
  const [business, seat] = await Promise.all([
    businesses.get(businessId),
    seats.seatByEmail(businessId, userEmailAddress),
  ]);
  if (!seat) throw noSuchSeat();
  if (seat.userId === business?.adminId && !seat.invitedUntil)
    throw new ProductError('CONFLICT', 'The owner is always an admin. Make someone else the owner first.');
  const updatedAt = new Date(now).toISOString();
  if (!(await seats.setRole(seat, role, updatedAt))) throw seatChanged();
  const isTheirs = seat.userId === caller.sub;
  if (seat.userId && !seat.invitedUntil && !isTheirs && role !== seat.role)
    await tellTheirRole({ ...seat, role, updatedAt }, now, services);
  return { role };
};
