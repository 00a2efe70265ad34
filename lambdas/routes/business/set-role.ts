import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { noSuchSeat, seatAllowed, seatChanged } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Anybody's role but the owner's: so a business always has an admin. */
export const setRole: Route<
  (typeof businessContract)['set-role'],
  Pick<BusinessServices, 'businesses' | 'seats'>
> = async ({ caller, request: { businessId, userEmailAddress, role }, now }, { businesses, seats }) => {
  await seatAllowed(businessId, caller, 'change roles', { seats });
  const [business, seat] = await Promise.all([
    businesses.get(businessId),
    seats.seatByEmail(businessId, userEmailAddress),
  ]);
  if (!seat) throw noSuchSeat();
  if (seat.userId === business?.adminId && !seat.invitedUntil)
    throw new ProductError('CONFLICT', 'The owner is always an admin. Make someone else the owner first.');
  if (!(await seats.setRole(seat, role, new Date(now).toISOString()))) throw seatChanged();
  return { role };
};
