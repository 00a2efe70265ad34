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
])('reads %s', (_, affine, linear, expected) =>
  expect(warp(ramp, affine, 8, 6, { linear, outside: -1 }).data[2 * 8 + 3]).toBeCloseTo(expected, 9),
);

it('is the sum over all points, each by its distance', () => {
  const small = fc.double({ min: -0.4, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(fc.boolean(), small, small, small, small, fc.integer({ min: 1, max: 99 }), (linear, ...given) => {
      const [a, b, c, d, seed] = given;
      const from = picture(9, 9, (x, y) => (seed * (x + 3) * (y + 7)) % 256);
      const affine: Affine = [1 + a, b, c, d, 1 - a, b];
      const out = warp(from, affine, 9, 9, { linear });
      const [u, v] = applied(affine, 4.5, 4.5).map((place) => place - 0.5) as [number, number];
      const weight = linear ? (t: number) => Math.max(0, 1 - Math.abs(t)) : cubic;
      let sum = 0;
      for (let i = 0; i < 81; i++) sum += from.data[i]! * weight(u - (i % 9)) * weight(v - Math.floor(i / 9));
      fc.pre(Math.min(u, v) > 1.5 && Math.max(u, v) < 6.5);
      expect(out.data[40]).toBeCloseTo(sum, 6);
    }),
    { seed: 307 },
  ); // prettier-ignore
});
