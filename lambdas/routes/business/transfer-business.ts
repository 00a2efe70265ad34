import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { noSuchSeat, seatAllowed, seatChanged } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Hands a business on, and tells both by email. Only its owner can. */
export const transferBusiness: Route<
  (typeof businessContract)['transfer-business'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users' | 'tellOwners'>
> = async ({ caller, request: { businessId, userEmailAddress }, now }, services) => {
  const { businesses, seats } = services;
  await seatAllowed(businessId, caller, 'change roles', { seats });
  const business = await businesses.get(businessId);
  if (business?.adminId !== caller.sub)
    throw new ProductError('CONFLICT', 'Only the owner can make someone else the owner.');
  const seat = await seats.seatByEmail(businessId, userEmailAddress);
  if (!seat) throw noSuchSeat();
  if (seat.invitedUntil || !seat.userId)
    throw new ProductError('CONFLICT', 'Only someone who has joined can become the owner.');
  if (!(await seats.transfer(caller.sub, seat, new Date(now).toISOString()))) throw seatChanged();
  await services.tellOwners({ businessId, owner: seat.userId, previous: caller.sub, at: now }, services);
  return { adminId: seat.userId };
};
