import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurredPoints } from './pdq-filter.ts';

const picture = (width: number, height: number, at: (x: number, y: number) => number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
});
type Picture = ReturnType<typeof picture>;

const points = ({ width, height, data }: Picture, side: number): number[] => [
  ...blurredPoints(
    {
      width,
      height,
      sumUp: (y, before) => {
        for (let x = 0; x < width; x++) before[x + 1] = before[x]! + data[y * width + x]!;
      },
    },
    side,
  ),
];

/** Each point of a row as a point of the answer. */
const blurred = (values: readonly number[]) =>
  points(
    picture(values.length, 1, (x) => values[x]!),
    values.length,
  ).slice(0, values.length);
const impulse = (side: number) => Array.from({ length: side }, (_, i) => (i === side >> 1 ? 1 : 0));

/** The whole picture blurred, each mean of a window by itself: rows, columns, rows, columns; then its points. */
function naive({ width, height, data }: Picture, side: number): number[] {
  const reach = (length: number) => {
    const window = Math.floor((length + 127) / 128);
    const ahead = Math.floor(window / 2);
    return { back: window - 1 - ahead, ahead };
  };
  const once = (from: Float32Array, length: number, step: number, lineOf: (i: number) => number) => {
    const { back, ahead } = reach(length);
    return Float32Array.from(from, (_, i) => {
      const at = Math.floor(i / step) % length;
      let [sum, count] = [0, 0];
      for (let k = Math.max(0, at - back); k <= Math.min(length - 1, at + ahead); k++, count++)
        sum += from[lineOf(i) + k * step]!;
      return sum / count;
    });
  };
  const alongRows = (from: Float32Array) => once(from, width, 1, (i) => i - (i % width));
  const alongColumns = (from: Float32Array) => once(from, height, width, (i) => i % width);
  const soft = alongColumns(alongRows(alongColumns(alongRows(data))));
  const middle = (i: number, length: number) => Math.floor(((i + 0.5) * length) / side);
  return Array.from(
    { length: side * side },
    (_, i) => soft[middle(Math.floor(i / side), height) * width + middle(i % side, width)]!,
  );
}

describe('blurredPoints', () => {
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

  it('are the very points of the whole picture, blurred', () => {
    const length = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 700 }));
    const side = fc.constantFrom(1, 7, 64, 65);
    fc.assert(
      fc.property(length, length, side, fc.integer({ min: 1, max: 99 }), (width, height, count, seed) => {
        const grey = picture(width, height, (x, y) => Math.abs(Math.sin((x + 7.3 * y) * seed * 1.7)) * 255);
        expect(points(grey, count)).toEqual(naive(grey, count));
      }),
      { seed: 334, numRuns: 25 },
    );
  });

  it.each([
    [[1, 2, 3, 4], 2, [2, 4]],
    [[1, 2, 3], 1, [2]],
    [[5, 6], 2, [5, 6]],
    [[9], 3, [9, 9, 9]],
  ])('of %j to %d', (values, side, expected) =>
    expect(
      points(
        picture(values.length, 1, (x) => values[x]!),
        side,
      ).slice(0, side),
    ).toEqual(expected),
  );
});
