import * as z from 'zod';
import { day } from '../durations.ts';

export const BusinessPlan = z.enum(['STARTER', 'PROFESSIONAL', 'ENTERPRISE']);
export type BusinessPlan = z.infer<typeof BusinessPlan>;

interface BusinessPlanTerms {
  name: string;
  seats: number;
  /** Copies of its accounts are searched for: as often, and with as many questions, as those of a person. */
  searchesBrand: boolean;
}

/**
 * What a business has by its plan. Look-alikes, cases, reports and evidence are in every plan and never counted: nobody who is
 * impersonated pays to have it ended.
 */
export const businessPlans = {
  STARTER: { name: 'Starter', seats: 15, searchesBrand: true },
  PROFESSIONAL: { name: 'Professional', seats: 50, searchesBrand: true },
  ENTERPRISE: { name: 'Enterprise', seats: 500, searchesBrand: true },
} as const satisfies Record<BusinessPlan, BusinessPlanTerms>;

/** Of Professional, once a business and once an owner. */
export const trialLasts = 30 * day;

/** What of a business its plan follows from. */
export interface Planned {
  plan?: BusinessPlan | null | undefined;
  /** Until when Professional is tried; it stays when the trial is over, so that there is no second one. */
  trialUntil?: string | null | undefined;
  totalAvailableSeats?: number | null | undefined;
}

/** The plan that was set, of those that are paid for. */
const paid = ({ plan }: Planned) => (plan && plan !== 'STARTER' ? plan : undefined);

/** Until when Professional is or was tried; null also once a plan was set, which outlasts the trial. */
export const trialOf = (business: Planned): string | null =>
  paid(business) ? null : (business.trialUntil ?? null);

/** The plan at this moment. A trial ends by itself, without anybody doing anything. */
export function planOf(business: Planned, now: number): BusinessPlan {
  const until = trialOf(business);
  return paid(business) ?? (until && Date.parse(until) > now ? 'PROFESSIONAL' : 'STARTER');
}

/** Whether a trial can begin: there was none, and what would be tried is not there already. */
export const mayTry = (business: Planned): boolean => !business.trialUntil && !paid(business);

/**
 * The business with as many seats as its plan has now: whoever sits there stays, and there is no room for more before some of
 * them leave.
 */
export const withinPlan = <B extends Planned>(business: B, now: number): B => ({
  ...business,
  totalAvailableSeats: Math.min(
    business.totalAvailableSeats ?? 0,
    businessPlans[planOf(business, now)].seats,
  ),
});
