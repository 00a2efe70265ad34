import { expect, it } from 'vitest';
import { trend } from './trend.ts';

const looks = (...values: number[]) => values.map((value, at) => ({ at, value }));

it('tells what is gained in a minute, whatever comes and goes meanwhile', () => {
  expect(trend(looks(10, 12, 14, 16))).toBe(2);
  expect(trend(looks(10, 30, 10, 30, 10))).toBe(0);
  expect(trend(looks(50, 40, 30))).toBe(-10);
});

it('of a single look, or none, nothing is known', () => {
  expect(trend(looks(10))).toBe(0);
  expect(trend([])).toBe(0);
});
