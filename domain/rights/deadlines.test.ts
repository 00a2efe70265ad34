import { expect, it } from 'vitest';
import { deadlines, dueBy } from './deadlines.ts';

it.each([
  ['2026-11-23T04:30:00.000Z', '2026-12-23', '2027-01-07'],
  // A month has no 31st, or no 30th.
  ['2026-08-31T23:59:59.000Z', '2026-09-30', '2026-10-15'],
  ['2027-01-30T00:00:00.000Z', '2027-02-28', '2027-03-16'],
  ['2028-01-31T00:00:00.000Z', '2028-02-29', '2028-03-16'],
  ['2026-12-15T00:00:00.000Z', '2027-01-15', '2027-01-29'],
])('asked on %s: one month is %s, 45 days are %s', (at, gdpr, ccpa) => {
  expect(deadlines('DELETE', at)).toEqual([
    { law: 'GDPR', by: gdpr },
    { law: 'CCPA', by: ccpa },
  ]);
  expect(dueBy('DELETE', at)).toBe(gdpr);
});

it.each([
  // A Monday; the fifteenth business day is a Monday again.
  ['2026-11-23T04:30:00.000Z', '2026-12-14'],
  // A Saturday.
  ['2026-11-21T04:30:00.000Z', '2026-12-11'],
])('an opt-out of sale asked on %s is answered by %s', (at, by) => {
  expect(dueBy('OPT_OUT_OF_SALE', at)).toBe(by);
});
