import { describe, expect, it } from 'vitest';
import { businessPlans, mayTry, planOf, trialOf, withinPlan } from './business-plan.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const later = '2026-11-23T12:00:00.001Z';
const over = '2026-11-23T12:00:00.000Z';

describe('the plan of a business', () => {
  it.each([
    [{}, 'STARTER', true],
    [{ plan: null, trialUntil: null }, 'STARTER', true],
    [{ plan: 'STARTER' }, 'STARTER', true],
    [{ trialUntil: later }, 'PROFESSIONAL', false],
    [{ trialUntil: over }, 'STARTER', false],
    [{ plan: 'PROFESSIONAL' }, 'PROFESSIONAL', false],
    [{ plan: 'PROFESSIONAL', trialUntil: over }, 'PROFESSIONAL', false],
    [{ plan: 'ENTERPRISE', trialUntil: later }, 'ENTERPRISE', false],
    [{ plan: 'STARTER', trialUntil: later }, 'PROFESSIONAL', false],
  ] as const)('of %j is %s', (business, plan, tries) => {
    expect(planOf(business, now)).toBe(plan);
    expect(mayTry(business)).toBe(tries);
  });

  it('is not tried any more once it was set', () => {
    expect([trialOf({ trialUntil: later }), trialOf({ plan: 'STARTER', trialUntil: over })]).toEqual([
      later,
      over,
    ]);
    expect(trialOf({ plan: 'PROFESSIONAL', trialUntil: later })).toBeNull();
    expect(trialOf({ plan: 'ENTERPRISE', trialUntil: later })).toBeNull();
    expect(trialOf({})).toBeNull();
  });

  it('has as many seats as were set, and no more than the plan has', () => {
    const seats = (business: Parameters<typeof planOf>[0], total: number) =>
      withinPlan({ ...business, totalAvailableSeats: total }, now).totalAvailableSeats;
    expect([seats({}, 10), seats({}, 50), seats({ trialUntil: later }, 50)]).toEqual([10, 15, 50]);
    expect(seats({ trialUntil: over }, 50)).toBe(15);
  });

  it('is the larger the later it stands in the table', () => {
    const seats = Object.values(businessPlans).map((plan) => plan.seats);
    expect(seats).toEqual(seats.toSorted((a, b) => a - b));
  });
});
