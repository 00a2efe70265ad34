import { expect, test } from 'vitest';
import { dayWithin } from './when.ts';

const now = new Date('2026-11-29T14:30:00').getTime();

test.each([
  ['2026-11-29T14:19:00', 'today'],
  ['2026-11-28T14:19:00', '28 November'],
  ['2025-03-14T14:19:00', '14 March 2025'],
  ['never', ''],
])('the day of %s within a sentence: %s', (at, said) => {
  expect(dayWithin(at, now)).toBe(said);
});
