import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimate, jarosz } from './pdq-filter.ts';

const row = (values: readonly number[]) => ({
  width: values.length,
  height: 1,
  data: Float32Array.from(values),
});
const blurred = (values: readonly number[]) => {
  const luma = row(values);
  jarosz(luma);
  return [...luma.data];
};
const impulse = (side: number) => Array.from({ length: side }, (_, i) => (i === side >> 1 ? 1 : 0));

describe('jarosz', () => {
  it.each([
    [5, 1],
    [128, 1],
    [129, 3],
    [256, 3],
    [257, 5],
    [384, 5],
    [385, 7],
  ])('in a row of %d spreads a point over %d', (side, count) =>
    expect(blurred(impulse(side)).filter((value) => value > 0)).toHaveLength(count),
  );

  it('leaves one grey as it is', () =>
    expect(blurred(Array<number>(300).fill(7)).every((value) => value === 7)).toBe(true));

  it('is two rounds of plain means, cut off at both ends', () => {
    const means = (values: readonly number[]) => {
      const window = Math.floor((values.length + 127) / 128);
      const ahead = Math.floor(window / 2);
      return values.map((_, i) => {
        const part = values.slice(Math.max(0, i - (window - 1 - ahead)), i + ahead + 1);
        return part.reduce((sum, value) => sum + value, 0) / part.length;
      });
    };
    const side = fc.integer({ min: 1, max: 700 });
    fc.assert(
      fc.property(side, fc.integer({ min: 1, max: 99 }), (length, seed) => {
        const values = Array.from({ length }, (_, i) => Math.abs(Math.sin(i * seed * 1.7)) * 255);
        const expected = means(means(values));
        expect(Math.max(...blurred(values).map((value, i) => Math.abs(value - expected[i]!)))).toBeLessThan(
          0.01,
        );
      }),
      { seed: 334, numRuns: 100 },
    );
  });
});

describe('decimate', () => {
  it.each([
    [[1, 2, 3, 4], 2, [2, 4]],
    [[1, 2, 3], 1, [2]],
    [[5, 6], 2, [5, 6]],
    [[9], 3, [9, 9, 9]],
  ])('of %j to %d', (values, side, expected) =>
    expect([...decimate(row(values), side).slice(0, side)]).toEqual(expected),
  );

  it('takes the middle of each tile', () => {
    const side = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 20 }), (width, height, count) => {
        const data = Float32Array.from({ length: width * height }, (_, at) => at);
        const points = decimate({ width, height, data }, count);
        for (let y = 0; y < count; y++)
          for (let x = 0; x < count; x++) {
            const [column, line] = [
              points[y * count + x]! % width,
              Math.floor(points[y * count + x]! / width),
            ];
            expect(Math.abs(column + 0.5 - ((x + 0.5) * width) / count)).toBeLessThanOrEqual(0.5 + 1e-9);
            expect(Math.abs(line + 0.5 - ((y + 0.5) * height) / count)).toBeLessThanOrEqual(0.5 + 1e-9);
          }
      }),
      { seed: 335, numRuns: 100 },
    );
  });
});
