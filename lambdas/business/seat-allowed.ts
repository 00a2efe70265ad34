import { type Deed, may } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { ProductError } from '#domain/errors';
import type { SeatStore } from '../store/business/seat.ts';

/**
 * The caller's seat where its role allows this. Throws FORBIDDEN, the same for somebody without a seat, who may have lost it while
 * they worked, and for a business that does not exist.
 */
export async function seatAllowed(
  businessId: string,
  caller: { sub: string },
  deed: Deed,
  { seats }: { seats: Pick<SeatStore, 'seatOf'> },
): Promise<BusinessAccountUsers> {
  const seat = await seats.seatOf(businessId, caller.sub);
  if (seat && may(seat.role, deed)) return seat;
  throw notAllowed();
}

export const notAllowed = () =>
  new ProductError(
    'FORBIDDEN',
    'Your role in this business doesn’t allow this, you no longer have a seat in it, or it was deleted. If it’s still there, ask one of its admins.',
  );

export const noSuchSeat = () => new ProductError('NOT_FOUND', 'There is no seat for this address.');

/** What somebody saw is no longer so. */
export const seatChanged = () =>
  new ProductError('CONFLICT', 'This seat was changed at the same time. Please reload the page.');
