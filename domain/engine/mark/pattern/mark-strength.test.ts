import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, SIDE } from './lapped-transform.ts';
import { markStrength } from './mark-strength.ts';

const picture = (value: (x: number, y: number) => number) => ({
  width: SIDE,
  height: SIDE,
  data: Float64Array.from({ length: SIDE ** 2 }, (_, i) => value(i % SIDE, Math.floor(i / SIDE))),
});
const middle = (band: number) => placeOf(band, 15, 15);

it.each([
  ['plain grey', 128, 0.4],
  ['plain black', 0, 0.4 * 1.35],
  ['plain at half the darkness', 30, 0.4 * 1.175],
])('is least on %s', (_, level, expected) => {
  const strength = markStrength(picture(() => level));
  expect(strength[middle(4)]).toBeCloseTo(expected, 9);
  expect(strength[middle(0)]).toBeCloseTo(0.75 * expected, 9);
});

it('grows with the activity around, up to a bound', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (contrast) => {
      const [less, more] = [contrast, contrast + 5].map((height) =>
        markStrength(picture((x, y) => 128 + ((x + y) % 2 ? height : -height))),
      );
      expect(more![middle(4)]).toBeGreaterThanOrEqual(less![middle(4)]! - 1e-9);
      expect(more![middle(4)]).toBeLessThanOrEqual(0.4 + 16 / 4 + 1e-9);
    }),
    { seed: 318, numRuns: 4 },
  );
});
