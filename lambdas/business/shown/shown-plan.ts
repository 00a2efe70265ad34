import type { Business } from '#domain/business/business';
import type { PlanShown, PlannedBusiness } from '#domain/contract/plan';
import { mayTry, planOf, trialOf, withinPlan } from '#domain/plan/business-plan';
import type { PlanPrices } from '../../store/business/plan-price.ts';

/** The plan as a business's settings show it. */
export const shownPlan = (business: Business, prices: PlanPrices, now: number): PlanShown => ({
  plan: planOf(business, now),
  trialUntil: trialOf(business),
  mayTry: mayTry(business),
  usedSeats: business.usedSeats ?? 0,
  prices,
});

/** The business as whoever sets its plan sees it: the plan that was set, beside a trial, which must not be made one by accident. */
export const plannedBusiness = (business: Business, now: number): PlannedBusiness => ({
  id: business.id,
  name: business.name ?? null,
  domain: business.domain ?? null,
  plan: business.plan ?? 'STARTER',
  trialUntil: trialOf(business),
  usedSeats: business.usedSeats ?? 0,
  totalAvailableSeats: withinPlan(business, now).totalAvailableSeats ?? 0,
});
