import type { Business } from '#domain/business/business';
import type { BusinessPlan } from '#domain/plan/business-plan';
import type { PlanStore } from '../store/business/plan.ts';

/**
 * Who decides what a business has beyond Starter. A payment provider would be another implementation; until there is one,
 * nothing is charged and nothing pretends to be.
 */
export interface Billing {
  /** Undefined where there is no such business. */
  setPlan(businessId: string, plan: BusinessPlan, at: string): Promise<Business | undefined>;
}

/** An operator sets the plan, after whatever was agreed elsewhere. */
export const billingByOperators = (plans: Pick<PlanStore, 'setPlan'>): Billing => ({
  setPlan: plans.setPlan,
});
