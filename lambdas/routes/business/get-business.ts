import { reducedForMember } from '#domain/business/business';
import { may } from '#domain/business/role';
import type { businessContract } from '#domain/contract/business';
import { withinPlan } from '#domain/plan/business-plan';
import { ProductError } from '#domain/errors';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** A business as its admin or a member may see it; the same "not found" for everyone else, whether it exists or not. */
export const getBusiness: Route<
  (typeof businessContract)['get-business'],
  Pick<BusinessServices, 'businesses' | 'seats'>
> = async ({ caller, request, now }, { businesses, seats }) => {
  const seat = await seats.seatOf(request.businessId, caller.sub);
  const business = seat && (await businesses.get(request.businessId));
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business, or you have no seat in it.');
  const { role, userEmailAddress } = seat;
  return {
    ...(may(role, 'see the profile') ? withinPlan(business, now) : reducedForMember(business)),
    role,
    userEmailAddress,
  };
};
