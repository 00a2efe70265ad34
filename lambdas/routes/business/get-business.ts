import { reducedForMember } from '#domain/business/business';
import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import type { BusinessStore } from '../../store/business.ts';

/** A business as its admin or a member may see it; the same "not found" for everyone else, whether it exists or not. */
export const getBusiness: Route<
  (typeof businessContract)['get-business'],
  { businesses: Pick<BusinessStore, 'get' | 'seatOf'> }
> = async ({ caller, request }, { businesses }) => {
  const seat = await businesses.seatOf(request.businessId, caller.sub);
  const business = seat && (await businesses.get(request.businessId));
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business, or you have no seat in it.');
  return seat.role === 'ADMIN' ? business : reducedForMember(business);
};
