import { expect, it } from 'vitest';
import type { Business } from '#domain/business/business';
import { plannedBusiness, shownPlan } from './shown-plan.ts';

const now = Date.parse('2026-11-26T06:00:00.000Z');
const trialUntil = '2026-12-26T06:00:00.000Z';
const business = { id: 'b', trialUntil, usedSeats: 3, totalAvailableSeats: 500 } as Business;
const prices = {} as Parameters<typeof shownPlan>[1];
const shown = (part: Partial<Business>) =>
  [shownPlan({ ...business, ...part }, prices, now), plannedBusiness({ ...business, ...part }, now)].map(
    (one) => [one.plan, one.trialUntil],
  );

it.each(['PROFESSIONAL', 'ENTERPRISE'] as const)('a business whose plan is %s reads of no trial', (plan) =>
  expect(shown({ plan })).toEqual([
    [plan, null],
    [plan, null],
  ]),
);

it('one that tries Professional reads until when, and whoever sets its plan that none was set', () =>
  expect(shown({})).toEqual([
    ['PROFESSIONAL', trialUntil],
    ['STARTER', trialUntil],
  ]));
