import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gaussianBlur } from '../plane/gaussian-blur.ts';
import type { Plane } from '../plane/plane.ts';
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

/** What the sentence above markStrength says, of one block's middle, from blurred planes. */
function strengthAt(luma: Plane, row: number, column: number): number {
  const [near, wide] = [gaussianBlur(luma, 4).data, gaussianBlur(luma, 6).data];
  const logs = luma.data.map((level, i) => Math.log(0.5 + Math.min(16, Math.abs(level - near[i]!))));
  const at = (8 + 8 * row) * 256 + 8 + 8 * column;
  const activity = Math.exp(gaussianBlur({ ...luma, data: logs }, 5).data[at]!);
  const darkness = wide[at]! >= 60 ? 0 : 1 - wide[at]! / 60;
  return (0.4 + (activity - 0.5) / 4) * (1 + 0.35 * darkness);
}

it('is in each block what is around its middle, and a quarter less for the slowest pattern', () => {
  // Dark above, bright below, and busier from left to right.
  const luma = picture((x, y) => y * 0.8 + (x / 8) * Math.sin(1.7 * x + 0.9 * y));
  const strength = markStrength(luma);
  expect(strength).toHaveLength(9 * 31 * 31);
  for (const [row, column] of [[0, 0], [0, 30], [30, 0], [5, 17], [30, 30]] as const) {
    const expected = strengthAt(luma, row, column);
    for (let band = 0; band < 9; band++)
      expect(strength[placeOf(band, row, column)]).toBeCloseTo(band === 0 ? 0.75 * expected : expected, 9);
  }
}); // prettier-ignore

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
