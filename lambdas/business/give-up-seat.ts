import { mayPlace } from '#domain/business/role';
import { BusinessAccountUsers, withoutLink } from '#domain/business/seat';
import { ProductError } from '#domain/errors';
import type { BusinessStore } from '../store/business/business.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { GivenUpStore } from '../store/given-up.ts';
import { noSuchSeat, seatChanged } from './seat-allowed.ts';

/**
 * Takes a seat away, by REST and GraphQL alike: everybody their own, admins anybody's but the owner's, managers a member's.
 * Someone without a seat there learns nothing: the same refusal for a business that exists and one that does not.
 */
export async function giveUpSeat(
  { businessId, userEmailAddress }: { businessId: string; userEmailAddress: string | undefined },
  caller: { sub: string },
  {
    businesses,
    seats,
    givenUp,
  }: {
    businesses: Pick<BusinessStore, 'get'>;
    seats: Pick<SeatStore, 'seatOf' | 'seatByEmail' | 'removeSeat'>;
    /** Where a repeat has no key by which it is known. */
    givenUp?: GivenUpStore;
  },
): Promise<BusinessAccountUsers> {
  const mine = await seats.seatOf(businessId, caller.sub);
  // Where the caller has a seat there is such a business, so that its id may be a key.
  const seat = mine && userEmailAddress ? await seats.seatByEmail(businessId, userEmailAddress) : undefined;
  const what = `seat ${businessId} ${userEmailAddress}`;
  const done = seat ? undefined : await givenUp?.answerTo(caller.sub, what);
  if (done) return BusinessAccountUsers.parse(done);
  const own = seat?.userEmailAddress === mine?.userEmailAddress;
  if (!mine || (!own && !mayPlace(mine.role, seat?.role ?? 'ADMIN')) || (!seat && mine.role !== 'ADMIN'))
    throw new ProductError(
      'FORBIDDEN',
      'You can give up your own seat. Only an admin of the business can remove others.',
    );
  if (!seat) throw noSuchSeat();
  const business = await businesses.get(businessId);
  if (seat.userId && seat.userId === business?.adminId && !seat.invitedUntil)
    throw new ProductError('CONFLICT', 'A business needs an owner. Make someone else the owner first.');
  const answer = withoutLink(seat);
  const told = givenUp?.row(caller.sub, what, answer);
  if (!(await seats.removeSeat(businessId, seat.userEmailAddress, seat, told))) throw seatChanged();
  return answer;
}
