import { type BusinessPlan, trialLasts } from '#domain/plan/business-plan';
import { day } from '#domain/durations';

/** What the plans of a business say beside each other. Seats and searches come from the table of the plans. */
export const words = {
  seats: (seats: number) => `Up to ${seats} seats`,
  price: {
    STARTER: 'Costs nothing.',
    PROFESSIONAL: 'Price on request.',
    ENTERPRISE: 'On terms we agree on.',
  } satisfies Record<BusinessPlan, string>,
  brand: 'Scans for accounts that copy the business',
  always: [
    'Look-alike domains, listed and watched',
    'Cases, reports and evidence, never counted',
    'Roles for admins, managers and members',
  ],
  more: {
    STARTER: [],
    PROFESSIONAL: [`Free to try for ${trialLasts / day} days`],
    ENTERPRISE: ['Retention and support as your contract says'],
  } satisfies Record<BusinessPlan, readonly string[]>,
  action: {
    STARTER: ['/business-onboarding', 'Set up a business'],
    PROFESSIONAL: ['/business-onboarding', 'Try it'],
    ENTERPRISE: ['/company/contact', 'Talk to us'],
  } satisfies Record<BusinessPlan, readonly [to: string, text: string]>,
} as const;
