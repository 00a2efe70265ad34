import { reducedForMember } from '#domain/business/business';
import { may } from '#domain/business/role';
import type { businessContract } from '#domain/contract/business';
import { withinPlan } from '#domain/plan/business-plan';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The businesses in which the caller has a seat. */
export const getBusinessList: Route<
  (typeof businessContract)['get-business-list'],
  Pick<BusinessServices, 'businesses' | 'seats'>
> = async ({ caller, now }, { businesses, seats }) => {
  const found = await Promise.all(
    (await seats.seatsOf(caller.sub)).map(async ({ businessId, role }) => ({
      role,
      business: await businesses.get(businessId),
    })),
  );
  return {
    businesses: found.flatMap(({ role, business }) =>
      business
        ? [
            {
              ...(may(role, 'see the profile') ? withinPlan(business, now) : reducedForMember(business)),
              role,
            },
          ]
        : [],
    ),
  };
};
