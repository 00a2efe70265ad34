import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse, BLOCKS, COEFFICIENTS, placeOf, SIDE, synthesise } from './lapped-transform.ts';

const one = (at: number) => Float64Array.from({ length: COEFFICIENTS }, (_, i) => (i === at ? 1 : 0));

/** How far apart the two are at most. */
const apart = (values: Float64Array, expected: (at: number) => number) =>
  values.reduce((most, value, at) => Math.max(most, Math.abs(value - expected(at))), 0);

/** The pattern of one coefficient, as Malvar writes it: window times cosine, down times across. */
function pattern(k: number, l: number, row: number, column: number, x: number, y: number): number {
  const wave = (n: number, frequency: number) =>
    n < 0 || n > 15 ? 0 : 0.5 * Math.sin(((n + 0.5) * Math.PI) / 16) * Math.cos(((n + 4.5) * (frequency + 0.5) * Math.PI) / 8); // prettier-ignore
  return wave(y - 8 * row, k) * wave(x - 8 * column, l);
}

it.each([
  [0, 0, 0, 0],
  [1, 2, 4, 30],
  [2, 0, 30, 7],
])('band %d, %d in block %d, %d is its pattern', (k, l, row, column) => {
  const { data } = synthesise(one(placeOf(3 * k + l, row, column)));
  expect(data).toHaveLength(SIDE ** 2);
  const expected = (at: number) => pattern(k, l, row, column, at % SIDE, Math.floor(at / SIDE));
  expect(apart(data, expected)).toBeLessThan(1e-9);
});

it('has 961 blocks of nine bands', () => expect([BLOCKS ** 2, COEFFICIENTS]).toEqual([961, 8649]));

it('gives each coefficient back, and no other: the patterns are orthonormal', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 50, maxLength: 50 }), (some) => {
      const coefficients = Float64Array.from({ length: COEFFICIENTS }, (_, i) => some[(i * i + i) % 50]!);
      const back = analyse(synthesise(coefficients));
      expect(apart(back, (i) => coefficients[i]!)).toBeLessThan(1e-9);
    }),
    { seed: 312, numRuns: 3 },
  ); // prettier-ignore
});

it('finds in any picture what the sum over its points says', () => {
  const [band, block] = [fc.nat({ max: 2 }), fc.nat({ max: 30 })];
  const index = fc.record({ k: band, l: band, row: block, column: block });
  const data = Float64Array.from({ length: SIDE * SIDE }, (_, i) => (i * 7919) % 251);
  const found = analyse({ width: SIDE, height: SIDE, data });
  fc.assert(
    fc.property(index, ({ k, l, row, column }) => {
      let sum = 0;
      for (let y = 8 * row; y < 8 * row + 16; y++)
        for (let x = 8 * column; x < 8 * column + 16; x++)
          sum += data[y * SIDE + x]! * pattern(k, l, row, column, x, y);
      expect(found[placeOf(3 * k + l, row, column)]).toBeCloseTo(sum, 6);
    }),
    { seed: 313, numRuns: 10 },
  );
});
