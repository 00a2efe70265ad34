import { type Business, reducedForMember } from '#domain/business/business';
import type { businessContract } from '#domain/contract/business';
import type { Route } from '../../rest/rest.ts';
import type { BusinessStore } from '../../store/business.ts';

/** The businesses in which the caller has a seat. */
export const getBusinessList: Route<
  (typeof businessContract)['get-business-list'],
  { businesses: Pick<BusinessStore, 'get' | 'seatsOf'> }
> = async ({ caller }, { businesses }) => {
  const seats = await businesses.seatsOf(caller.sub);
  const found = await Promise.all(
    seats.map(async (seat) => ({ seat, business: await businesses.get(seat.businessId) })),
  );
  return {
    businesses: found.flatMap(({ seat, business }) =>
      business ? [{ ...visible(business, seat.role), role: seat.role }] : [],
    ),
  };
};

const visible = (business: Business, role: 'ADMIN' | 'MEMBER') =>
  role === 'ADMIN' ? business : reducedForMember(business);
