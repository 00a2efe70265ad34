import { expect, test } from 'vitest';
import { columnsOf } from './draw-tall.ts';

const paper = 479;

test('a picture as long as a screen stays whole', () => {
  expect(columnsOf({ width: 900, height: 2000 }, paper)).toBeUndefined();
});

test('a long one stands in columns that fit on a sheet and show all of it, nothing cut in two', () => {
  for (const height of [1200, 3911, 8192]) {
    const { width, height: high, from } = columnsOf({ width: 440, height }, paper)!;
    expect([width, high <= 560]).toEqual([232.5, true]);
    from.slice(1).forEach((start, n) => expect(start).toBeLessThan(from[n]! + high - 10));
    expect(from[0]).toBe(0);
    expect(from.at(-1)! + high).toBeCloseTo((height / 440) * width);
  }
  expect(columnsOf({ width: 440, height: 3911 }, paper)!.from).toHaveLength(4);
});
