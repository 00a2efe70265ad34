import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse, BLOCKS, COEFFICIENTS, placeOf, SIDE, synthesise } from './lapped-transform.ts';

const one = (at: number) => Float64Array.from({ length: COEFFICIENTS }, (_, i) => (i === at ? 1 : 0));

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
  for (let i = 0; i < data.length; i += 1)
    expect(Math.abs(data[i]! - pattern(k, l, row, column, i % SIDE, Math.floor(i / SIDE)))).toBeLessThan(
      1e-9,
    );
});

it('has 961 blocks of nine bands', () => expect([BLOCKS ** 2, COEFFICIENTS]).toEqual([961, 8649]));

it('gives each coefficient back, and no other: the patterns are orthonormal', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 50, maxLength: 50 }), (some) => {
      const coefficients = Float64Array.from({ length: COEFFICIENTS }, (_, i) => some[(i * i + i) % 50]!);
      const back = analyse(synthesise(coefficients));
      for (let i = 0; i < COEFFICIENTS; i++) expect(Math.abs(back[i]! - coefficients[i]!)).toBeLessThan(1e-9);
    }),
    { seed: 312, numRuns: 3 },
  ); // prettier-ignore
});

it('finds in any picture what the sum over its points says', () => {
  const index = fc.record({
    ...{
      k: fc.nat({ max: 2 }),
      l: fc.nat({ max: 2 }),
      row: fc.nat({ max: 30 }),
      column: fc.nat({ max: 30 }),
    },
  });
  const data = Float64Array.from({ length: SIDE * SIDE }, (_, i) => (i * 7919) % 251);
  const found = analyse({ width: SIDE, height: SIDE, data });
  fc.assert(
    fc.property(index, ({ k, l, row, column }) => {
      let sum = 0;
      for (let i = 0; i < data.length; i++) sum += data[i]! * pattern(k, l, row, column, i % SIDE, Math.floor(i / SIDE)); // prettier-ignore
      expect(found[placeOf(3 * k + l, row, column)]).toBeCloseTo(sum, 6);
    }),
    { seed: 313, numRuns: 10 },
  );
});
