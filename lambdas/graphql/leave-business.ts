import type { BusinessAccountUsers } from '#domain/business/business';
import { ProductError } from '#domain/errors';
import { normalEmail } from '#domain/text';
import type { BusinessStore } from '../store/business.ts';

/**
 * deleteBusinessAccountUsers: gives a seat back. A member may give back their own, an admin anyone's but the owner's.
 * Someone without a seat there learns nothing: the same refusal for a business that exists and one that does not.
 */
export async function leaveBusiness(
  args: { input?: { businessId?: string; userEmailAddress?: string } },
  caller: { sub: string },
  { businesses }: { businesses: Pick<BusinessStore, 'get' | 'seatOf' | 'seatByEmail' | 'removeSeat'> },
): Promise<BusinessAccountUsers> {
  const businessId = args.input?.businessId ?? '';
  const email = normalEmail(args.input?.userEmailAddress ?? '');
  const mine = await businesses.seatOf(businessId, caller.sub);
  // Where the caller has a seat there is such a business, so that its id may be a key.
  const seat = mine && email !== undefined ? await businesses.seatByEmail(businessId, email) : undefined;
  if (!mine || (mine.role !== 'ADMIN' && seat?.userId !== caller.sub))
    throw new ProductError(
      'FORBIDDEN',
      'You can give up your own seat. Only an admin of the business can remove others.',
    );
  if (!seat || email === undefined) throw new ProductError('NOT_FOUND', 'There is no seat for this address.');
  const business = await businesses.get(businessId);
  if (seat.userId !== null && seat.userId === business?.adminId)
    throw new ProductError('CONFLICT', 'A business needs an owner. Make someone else the owner first.');
  if (!(await businesses.removeSeat(businessId, email)))
    throw new ProductError('NOT_FOUND', 'There is no seat for this address.');
  return seat;
}
