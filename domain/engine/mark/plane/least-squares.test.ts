import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastSquares, leftOver } from './least-squares.ts';

const column = (...values: number[]) => Float64Array.from(values);
const all = (length: number) => Array.from({ length }, (_, i) => i);

it.each([
  ['a multiple', [column(1, 2, 3)], column(2, 4, 6), [2]],
  ['a line', [column(0, 1, 2), column(1, 1, 1)], column(5, 7, 9), [2, 5]],
  ['a mean', [column(1, 1, 1, 1)], column(1, 2, 3, 6), [3]],
  ['nothing of a column of zeros', [column(0, 0), column(1, 1)], column(4, 4), [0, 4]],
])('finds %s', (_, columns, values, expected) => {
  const found = leastSquares(columns, values, all(values.length));
  expected.forEach((value, i) => expect(found[i]).toBeCloseTo(value, 6));
});

it('counts a place by its trust, and others not at all', () => {
  const values = column(1, 2, 900);
  expect(leastSquares([column(1, 1, 1)], values, [0, 1])[0]).toBeCloseTo(1.5, 6);
  expect(leastSquares([column(1, 1, 1)], values, all(3), { trust: column(1, 3, 0) })[0]).toBeCloseTo(1.75, 6);
});

it.each([
  ['one column', [column(1, 1)], [4 / 3]],
  ['two columns that say the same share, held back by half of their mean', [column(1, 1), column(1, 1)], [0.8, 0.8]],
  ['a large and a small column', [column(2, 0), column(0, 1)], [4 / 5.25, 2 / 2.25]],
])('holds weights back by a share of the mean diagonal: %s', (_, columns, expected) => {
  const found = leastSquares(columns, column(2, 2), [0, 1], { ridge: 0.5 });
  expected.forEach((value, i) => expect(found[i]).toBeCloseTo(value, 12));
}); // prettier-ignore

it('leaves what no column points to', () => {
  const value = fc.double({ min: -9, max: 9, noNaN: true });
  const ten = fc.array(value, { minLength: 10, maxLength: 10 }).map((list) => column(...list));
  fc.assert(
    fc.property(fc.array(ten, { minLength: 1, maxLength: 4 }), ten, (columns, values) => {
      const left = leftOver(columns, values, leastSquares(columns, values, all(10)));
      for (const one of columns) {
        const length = Math.sqrt(one.reduce((sum, x) => sum + x * x, 0));
        if (length > 0.1) expect(Math.abs(one.reduce((sum, x, i) => sum + x * left[i]!, 0)) / length).toBeLessThan(0.1); // prettier-ignore
      }
    }),
    { seed: 308 },
  );
});

it('solves what any columns need, however many there are', () => {
  const value = fc.integer({ min: -5, max: 5 });
  const weights = fc.array(value, { minLength: 1, maxLength: 11 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 99 }), (wanted, seed) => {
      const columns = wanted.map((_, c) =>
        Float64Array.from({ length: 40 }, (_, i) => Math.sin(seed + (c + 2) * (i + 1) ** 1.5)),
      );
      const values = Float64Array.from({ length: 40 }, (_, i) =>
        wanted.reduce((sum, weight, c) => sum + weight * columns[c]![i]!, 0),
      );
      const found = leastSquares(columns, values, all(40));
      wanted.forEach((weight, c) => expect(found[c]).toBeCloseTo(weight, 5));
    }),
    { seed: 310, numRuns: 50 },
  );
});

it('of more places than are taken at once is what the equations say', () => {
  const length = 5000;
  const at = all(length).filter((i) => i % 7 !== 3);
  const values = Float64Array.from({ length }, (_, i) => Math.sin(i) + 3);
  const trust = Float64Array.from(at, (i) => 1 + (i % 5));
  const columns = [1, 2, 3, 4, 5, 6].map((k) =>
    Float64Array.from({ length }, (_, i) => Math.cos(k * i * 0.01)),
  );
  const left = leftOver(columns, values, leastSquares(columns, values, at, { trust }));
  for (const one of columns)
    expect(Math.abs(at.reduce((sum, i, q) => sum + trust[q]! * one[i]! * left[i]!, 0)) / length).toBeLessThan(
      1e-4,
    );
});
