import { type BusinessAccountUsers, invitationLasts, seatState } from '#domain/business/seat';
import { ProductError } from '#domain/errors';
import { sha256 } from '../runtime/hash.ts';
import { businessOf, newToken } from './business-token.ts';
import type { SeatStore } from '../store/business/seat.ts';

/** A link for an invitation. Only the hash of its token is kept. */
export function newLink(businessId: string, now: number, secureRandom: () => number) {
  const token = newToken(businessId, secureRandom);
  return { token, hash: sha256(token), until: new Date(now + invitationLasts).toISOString() };
}

/** The invitation that a link is about. Throws NOT_FOUND, the same for a used, an old and an invented one. */
export async function linkedInvitation(
  token: string,
  now: number,
  { seats }: { seats: Pick<SeatStore, 'seatsIn'> },
): Promise<BusinessAccountUsers> {
  const businessId = businessOf(token);
  const hash = sha256(token);
  const seat = businessId
    ? (await seats.seatsIn(businessId)).find((one) => one.invitationHash === hash)
    : undefined;
  if (seat && seatState(seat, now) === 'INVITED') return seat;
  throw new ProductError(
    'NOT_FOUND',
    'This invitation no longer works: it was answered, withdrawn or sent again, or has expired. Use the link in the latest email, or ask for a new one.',
  );
}
