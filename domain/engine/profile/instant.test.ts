import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from './instant.ts';

it.each([
  ['2026-11-20', Date.UTC(2026, 10, 20)],
  ['2026-11-20T10:30:00Z', Date.UTC(2026, 10, 20, 10, 30)],
  ['2026-11-20T10:30:00+02:00', Date.UTC(2026, 10, 20, 8, 30)],
  [1_700_000_000_000, 1_700_000_000_000],
  ['', NaN],
  ['yesterday', NaN],
])('%s is %d', (value, at) => {
  expect(instant(value)).toBe(at);
});

it('reads every moment that it is told as text', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(instant(date.toISOString())).toBe(date.getTime());
      expect(instant(date.getTime())).toBe(date.getTime());
    }),
    { seed: 31, numRuns: 300 },
  );
});
