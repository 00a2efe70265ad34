import type { businessContract } from '#domain/contract/business';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Fewer seats, or again as many as the plan has. */
export const setSeats: Route<
  (typeof businessContract)['set-seats'],
  Pick<BusinessServices, 'businesses' | 'seats'>
> = async ({ caller, request, now }, { businesses, seats }) => {
  await seatAllowed(request.businessId, caller, 'change seats', { seats });
  const before = await businesses.get(request.businessId);
  const { name, seats: most } = businessPlans[planOf(before ?? {}, now)];
  if (request.seats > most)
    throw new ProductError('CONFLICT', `${name} has up to ${most} seats. Another plan has more.`);
  const business = await businesses.setSeats(request.businessId, request.seats, new Date(now).toISOString());
  if (business) return business;
  const used = before?.usedSeats ?? 0;
  throw new ProductError(
    'CONFLICT',
    `${used} seats are taken, by members and invitations, expired ones too. Remove someone or withdraw an invitation first.`,
  );
};
