import { type Deed, may } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { ProductError } from '#domain/errors';
import type { SeatStore } from '../store/business/seat.ts';

/**
 * The caller's seat where its role allows this. Throws FORBIDDEN, which says the same to somebody without a seat and of a business
 * that does not exist.
 */
export async function seatAllowed(
  businessId: string,
  caller: { sub: string },
  deed: Deed,
  { seats }: { seats: Pick<SeatStore, 'seatOf'> },
): Promise<BusinessAccountUsers> {
  const seat = await seats.seatOf(businessId, caller.sub);
  if (seat && may(seat.role, deed)) return seat;
  throw seat ? notAllowed() : noSeat();
}

export const notAllowed = () =>
  new ProductError(
    'FORBIDDEN',
    'Your role in this business doesn’t allow this. Please ask one of its admins.',
  );

/** They may have had one, until somebody removed them while they worked. */
const noSeat = () => new ProductError('FORBIDDEN', 'You don’t have a seat in this business.');

export const noSuchSeat = () => new ProductError('NOT_FOUND', 'There is no seat for this address.');

/** What somebody saw is no longer so. */
export const seatChanged = () =>
  new ProductError('CONFLICT', 'This seat was changed at the same time. Please reload the page.');
