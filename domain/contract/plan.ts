import * as z from 'zod';
import { BusinessPlan } from '../plan/business-plan.ts';
import { DecisionReason } from '../proof/decision.ts';
import { Id, Moment } from '../text.ts';
import { adminsOnly, endpoint, operatorsOnly } from './endpoint.ts';

const answeredBy = 'business-account';

/** US cents a month; null where no operator has set one. */
const Price = z.number().int().min(0).max(100_000_00).nullable();

const PlanShown = z.object({
  plan: BusinessPlan,
  /** The trial under way or over, null where there was none or a plan was set since. */
  trialUntil: Moment.nullable(),
  mayTry: z.boolean(),
  usedSeats: z.number().int(),
  prices: z.record(BusinessPlan, Price),
});
export type PlanShown = z.infer<typeof PlanShown>;

/** A business as operators see it when they set its plan. */
const PlannedBusiness = z.object({
  id: Id,
  name: z.string().nullable(),
  domain: z.string().nullable(),
  plan: BusinessPlan,
  trialUntil: Moment.nullable(),
  usedSeats: z.number().int(),
  totalAvailableSeats: z.number().int(),
});
export type PlannedBusiness = z.infer<typeof PlannedBusiness>;

/** What a business has by its plan, and who sets it. */
export const planContract = {
  'get-plan': endpoint({
    about: 'The plan of a business, its trial, and what plans cost where that is set.',
    method: 'GET',
    path: '/business/get-plan',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: PlanShown,
    answeredBy,
  }),
  'start-trial': endpoint({
    about:
      'Starts thirty days of Professional, which end by themselves: once per business, owner and proven domain.',
    method: 'POST',
    path: '/business/start-trial',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({ businessId: Id }),
    response: PlanShown,
    answeredBy,
  }),
  'find-business': endpoint({
    about: 'Operators only: a business by its id, with its plan and its seats.',
    method: 'GET',
    path: '/business/find-business',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({ businessId: Id }),
    response: PlannedBusiness,
    answeredBy,
  }),
  'set-plan': endpoint({
    about: 'Operators only: sets the plan of a business. This is recorded among the decisions.',
    method: 'POST',
    path: '/business/set-plan',
    auth: 'USER',
    row: operatorsOnly,
    idempotent: true,
    request: z.object({ businessId: Id, plan: BusinessPlan, reason: DecisionReason }),
    response: PlannedBusiness,
    answeredBy,
  }),
  'get-prices': endpoint({
    about: 'Operators only: the prices shown for plans, in US cents a month.',
    method: 'GET',
    path: '/business/get-prices',
    auth: 'USER',
    row: operatorsOnly,
    request: z.object({}),
    response: z.object({ prices: z.record(BusinessPlan, Price) }),
    answeredBy,
  }),
  'set-price': endpoint({
    about:
      'Operators only: sets the price shown for a plan; null removes it. This is recorded among the decisions.',
    method: 'POST',
    path: '/business/set-price',
    auth: 'USER',
    row: operatorsOnly,
    idempotent: true,
    request: z.object({ plan: BusinessPlan, price: Price, reason: DecisionReason }),
    response: z.object({ prices: z.record(BusinessPlan, Price) }),
    answeredBy,
  }),
};
