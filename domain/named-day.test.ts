import { expect, it } from 'vitest';
import { isAfter, isOnDay, notedBeside } from './named-day.ts';

const named = '2026-11-27T12:00:00.000Z';

it.each([
  ['2026-11-26T09:59:59.999Z', 'before it began anywhere', false, undefined],
  ['2026-11-26T10:00:00.000Z', 'as it began at UTC+14', true, '26 November 2026, 10:00 UTC'],
  ['2026-11-26T23:00:00.000Z', 'in the morning in Sydney', true, '26 November 2026, 23:00 UTC'],
  ['2026-11-27T10:00:00.000Z', 'in Greenwich', true, undefined],
  ['2026-11-28T01:00:00.000Z', 'in the evening in New York', true, '28 November 2026, 01:00 UTC'],
  ['2026-11-28T11:59:59.999Z', 'as it ended at UTC−12', true, '28 November 2026, 11:59 UTC'],
  ['2026-11-28T12:00:00.000Z', 'after it had ended everywhere', false, undefined],
])('%s is %s: %s, and %s is said beside the day', (moment, _, is, beside) => {
  expect([isOnDay(moment, named), notedBeside(named, moment)]).toEqual([is, beside]);
});

it.each([
  ['in the evening in New York', '2026-11-28T01:00:00.000Z', '2026-11-28T00:30:00.000Z', false],
  ['in the evening in New York', '2026-11-28T01:00:00.000Z', '2026-11-28T01:30:00.000Z', true],
  ['in the morning in Sydney', '2026-11-26T22:00:00.000Z', '2026-11-27T03:00:00.000Z', true],
  ['on a later day', '2026-11-29T10:00:00.000Z', '2026-11-27T15:00:00.000Z', false],
  ['on a later day', '2026-11-29T10:00:00.000Z', '2026-11-28T15:00:00.000Z', true],
  ['nobody knows when', undefined, '2026-11-27T15:00:00.000Z', true],
  ['nobody knows when', undefined, '2026-11-26T15:00:00.000Z', false],
])('of what was noted %s, at %s, %s is after it: %s', (_, notedAt, at, is) => {
  expect(isAfter(at, { on: named, notedAt })).toBe(is);
});
