import { expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import { stepsFor } from '#domain/case/steps';
import type { StoredCase } from '../../store/case.ts';
import { remindDue } from './remind.ts';

const at = '2026-11-20T10:00:00.000Z';
const due = (platform: StoredCase['platform'], handle: string): StoredCase => ({
  ...{ userId: 'u', caseId: '01A', title: '', platform, handle, createdAt: at, updatedAt: at },
  ...{ evidence: [], steps: stepsFor(platform), reminderAt: at, version: 1 },
});

it.each([
  ['X', 'maya_ho1limund', 'maya_ho1limund on X'],
  ['DOMAIN', 'ferr0wbay.example', 'ferr0wbay.example on the web'],
  ['DOMAIN', 'xn--mnchen-3ya.example', 'münchen.example (xn--mnchen-3ya.example) on the web'],
] as const)('a reminder names %s %s as people read it', async (platform, handle, named) => {
  const told: Notification[] = [];
  await remindDue({
    cases: {
      due: async (shard) => (shard === 0 ? [due(platform, handle)] : []),
      write: async () => true,
    },
    seats: { seatsIn: async () => [] },
    notifications: { add: async (one) => Boolean(told.push(one)) },
    now: () => Date.parse(at),
  });
  expect(told.map(({ title }) => title)).toEqual([`Time to check again: ${named}`]);
});

it('whoever gets the alerts of a business is reminded of a case of theirs, and of nothing that they asked for', async () => {
  const told: Notification[] = [];
  await remindDue({
    cases: {
      due: async (shard) => (shard === 0 ? [{ ...due('X', 'ferr0wbay'), userId: 'B#ferrow' }] : []),
      write: async () => true,
    },
    seats: { seatsIn: async () => [{ userId: 'ada', role: 'ADMIN' }] as never },
    notifications: { add: async (one) => Boolean(told.push(one)) },
    now: () => Date.parse(at),
  });
  expect(told.map(({ userId, body }) => [userId, body])).toEqual([
    ['ada', 'A reminder was set for this case of your business. Is the account still there?'],
  ]);
});

it.each([
  ['that they set', {}, 'You asked us to remind you. Is the account still there?'],
  [
    'that a report brought',
    { reportedOn: '2026-11-13T00:00:00.000Z', reportNotedAt: at, remindedFor: at },
    'You reported it on 13 November 2026. Is the account still there?',
  ],
] as const)('of a reminder %s it says so', async (_, part, body) => {
  const told: Notification[] = [];
  await remindDue({
    cases: {
      due: async (shard) => (shard === 0 ? [{ ...due('X', 'maya_ho1limund'), ...part }] : []),
      write: async () => true,
    },
    seats: { seatsIn: async () => [] },
    notifications: { add: async (one) => Boolean(told.push(one)) },
    now: () => Date.parse(at),
  });
  expect(told.map((one) => one.body)).toEqual([body]);
});
