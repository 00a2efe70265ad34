import type { Business } from '#domain/business/business';
import { siteOf } from '#domain/business/domain-name';
import { mostBusinesses } from '#domain/business/seat';
import type { businessContract } from '#domain/contract/business';
import { day } from '#domain/durations';
import { businessPlans } from '#domain/plan/business-plan';
import { ProductError } from '#domain/errors';
import { lookAtNew, lookSoon } from '../../business/look-soon.ts';
import type { BusinessServices } from '../../business/services.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { Route } from '../../rest/rest.ts';

/** A new business of the caller, who is its owner and first admin. */
export const createBusiness: Route<
  (typeof businessContract)['create-business'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'once' | 'watches' | 'verifiedEmail' | 'newId'>
> = async ({ caller, request, now }, { businesses, seats, once, watches, verifiedEmail, newId }) => {
  const email = await verifiedEmail(caller.token);
  // By who owns it now: of one that was handed on its maker keeps the seat, and can't delete it.
  const led = (await seats.seatsOf(caller.sub)).filter(({ role }) => role === 'ADMIN');
  const all = await Promise.all(led.map(({ businessId }) => businesses.get(businessId)));
  if (all.filter((business) => business?.adminId === caller.sub).length >= mostBusinesses)
    throw new ProductError(
      'CONFLICT',
      `You own ${mostBusinesses} businesses. Please delete one or make somebody else its owner first.`,
    );
  // Two windows at once see the same list; the count does not let them pass together.
  const allowed = { most: mostBusinesses, per: day, now, owner: caller.sub };
  await enforceRateLimit(once, `businesses#${caller.sub}`, 'new businesses', allowed);
  const [id, at] = [newId(), new Date(now).toISOString()];
  const dates = { createdAt: at, updatedAt: at };
  const business: Business = {
    ...request,
    // Where its domain leads, until somebody says otherwise.
    ...(request.domain && !request.website && { website: siteOf(request.domain) }),
    ...{ id, adminId: caller.sub, totalAvailableSeats: businessPlans.STARTER.seats, ...dates },
  };
  await businesses.create(business, {
    ...{
      businessId: id,
      userEmailAddress: email,
      userId: caller.sub,
      role: 'ADMIN',
      adminUserId: caller.sub,
    },
    ...dates,
  });
  // Also without a domain: its turn is that of the search for copies of its accounts.
  await (business.domain ? lookAtNew(id, now, { watches, once }) : lookSoon(id, now, { watches }));
  return { ...business, usedSeats: 1 };
};
