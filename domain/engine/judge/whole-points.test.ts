import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Evidence } from './judgement.ts';
import { inWholePoints } from './whole-points.ts';

const evidence = (adds: number): Evidence => ({ signal: 'name', value: 1, reason: '', side: 'for', adds });

it.each([
  [
    [40.6, 20.3, 14.4],
    [41, 20, 14],
  ],
  [
    [40.5, -10.2],
    [40, -10],
  ],
  [
    [0, 12.9],
    [0, 12],
  ],
  [[], []],
])('%j: %j', (parts, whole) => {
  const score = parts.reduce((sum, one) => sum + one, 0);
  expect(inWholePoints(parts.map(evidence), score).map(({ adds }) => adds)).toEqual(whole);
});

it('adds up to the whole points of the sum, each part less than a point away from what it was', () => {
  const part = fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), (parts) => {
      const sum = Math.round(10 * parts.reduce((all, one) => all + one, 0)) / 10;
      const whole = inWholePoints(parts.map(evidence), sum).map(({ adds }) => adds);
      expect(whole.reduce((all, one) => all + one, 0)).toBe(Math.floor(sum));
      whole.forEach((one, i) => expect(Math.abs(one - parts[i]!)).toBeLessThan(1));
    }),
    { seed: 604, numRuns: 500 },
  );
});
