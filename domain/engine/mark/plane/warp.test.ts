import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Affine, applied } from './affine.ts';
import { cubic } from './cubic.ts';
import { warp } from './warp.ts';

const picture = (width: number, height: number, value: (x: number, y: number) => number) => ({
  width,
  height,
  data: Float64Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))),
});
const ramp = picture(8, 6, (x, y) => 10 * x + y);

it.each<[string, Affine, boolean, number]>([
  ['itself', [1, 0, 0, 0, 1, 0], false, 32],
  ['one point to the right', [1, 0, 1, 0, 1, 0], false, 42],
  ['half a point to the right', [1, 0, 0.5, 0, 1, 0], true, 37],
  ['half a point, by cubic weights', [1, 0, 0.5, 0, 1, 0], false, 37],
  ['the mirror image', [-1, 0, 8, 0, 1, 0], true, 42],
  ['what lies outside', [1, 0, 20, 0, 1, 0], true, -1],
  ['the outermost half point on the left', [1, 0, -3.5, 0, 1, 0], true, 2],
  ['what lies left of it', [1, 0, -3.51, 0, 1, 0], true, -1],
  ['the outermost half point on the right', [1, 0, 4.5, 0, 1, 0], true, 72],
  ['what lies right of it', [1, 0, 4.51, 0, 1, 0], true, -1],
  ['the outermost half point above', [1, 0, 0, 0, 1, -2.5], true, 30],
  ['what lies above it', [1, 0, 0, 0, 1, -2.51], true, -1],
  ['the outermost half point below', [1, 0, 0, 0, 1, 3.5], true, 35],
  ['what lies below it', [1, 0, 0, 0, 1, 3.51], true, -1],
  ['the same by cubic weights', [1, 0, 0, 0, 1, 3.51], false, -1],
])('reads %s', (_, affine, linear, expected) =>
  expect(warp(ramp, affine, 8, 6, { linear, outside: -1 }).data[2 * 8 + 3]).toBeCloseTo(expected, 9),
);

it('is the sum over all points, each by its distance; beyond the rim lies the nearest of them', () => {
  const small = fc.double({ min: -0.9, max: 0.9, noNaN: true });
  const side = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(fc.boolean(), side, side, small, small, fc.nat({ max: 99 }), (linear, width, height, turn, c, seed) => {
      const from = picture(width, height, (x, y) => ((seed + 1) * (x + 3) * (y + 7)) % 256);
      const affine: Affine = [1 + turn, c, 3 * c, -turn, 1 - c, 2 * turn];
      const out = warp(from, affine, 5, 4, { linear });
      expect([out.width, out.height, out.data.length]).toEqual([5, 4, 20]);
      const weight = linear ? (t: number) => Math.max(0, 1 - Math.abs(t)) : cubic;
      const rim = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));
      for (const [x, y] of [[0, 0], [2, 1], [4, 3]] as const) {
        const [u, v] = applied(affine, x + 0.5, y + 0.5).map((place) => place - 0.5) as [number, number];
        let sum = 0;
        for (let j = Math.floor(v) - 2; j <= v + 3; j++)
          for (let i = Math.floor(u) - 2; i <= u + 3; i++)
            sum += from.data[rim(j, height) * width + rim(i, width)]! * weight(u - i) * weight(v - j);
        expect(out.data[y * 5 + x]).toBeCloseTo(sum, 6);
      }
    }),
    { seed: 307 },
  ); // prettier-ignore
});

it('reads the rim where nothing is said of what lies outside, and what is said where that is 0', () => {
  const far: Affine = [1, 0, 20, 0, 1, -30];
  expect(warp(ramp, far, 1, 1).data[0]).toBeCloseTo(70, 9);
  expect(warp(ramp, far, 1, 1, { outside: 0 }).data[0]).toBe(0);
});
