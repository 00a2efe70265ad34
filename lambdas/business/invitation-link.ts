import { type BusinessAccountUsers, invitationLasts, seatState } from '#domain/business/seat';
import { ProductError } from '#domain/errors';
import { sha256 } from '../runtime/hash.ts';
import type { SeatStore } from '../store/business/seat.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A link for an invitation: its token names the business, so that it is found without an index. Only its hash is kept. */
export function newLink(businessId: string, now: number, secureRandom: () => number) {
  const letter = () => letters[Math.floor(secureRandom() * letters.length)]!;
  const token = `${businessId}.${Array.from({ length: 40 }, letter).join('')}`;
  return { token, hash: sha256(token), until: new Date(now + invitationLasts).toISOString() };
}

/** The invitation that a link is about. Throws NOT_FOUND, the same for a used, an old and an invented one. */
export async function linkedInvitation(
  token: string,
  now: number,
  { seats }: { seats: Pick<SeatStore, 'seatsIn'> },
): Promise<BusinessAccountUsers> {
  const businessId = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const hash = sha256(token);
  const seat = businessId
    ? (await seats.seatsIn(businessId)).find((one) => one.invitationHash === hash)
    : undefined;
  if (seat && seatState(seat, now) === 'INVITED') return seat;
  throw new ProductError(
    'NOT_FOUND',
    'This invitation no longer works: it was answered, withdrawn or has expired. Please ask for a new one.',
  );
}
