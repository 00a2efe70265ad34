import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { type Affine, applied } from './plane/affine.ts';
import { lumaPlane } from './plane/plane.ts';
import { warp } from './plane/warp.ts';
import { refinedPlace } from './refined-place.ts';

const SIDE = 96;
const all = Array.from({ length: SIDE ** 2 }, (_, i) => i);
const inner = all.filter((i) => Math.hypot((i % SIDE) - 48, Math.floor(i / SIDE) - 48) < 40);
const original = lumaPlane(drawnScene(6, SIDE));

/** How far off a corner or the middle is at most, in pixels. */
const off = (found: Affine, exact: Affine) =>
  Math.max(
    ...[[0, 0], [SIDE, 0], [0, SIDE], [SIDE, SIDE], [48, 48]].map(([x, y]) => {
      const [one, other] = [applied(found, x!, y!), applied(exact, x!, y!)];
      return Math.hypot(one[0] - other[0], one[1] - other[1]);
    }),
  ); // prettier-ignore

const placed = (exact: Affine, change = (level: number) => level) => {
  const seen = warp(original, exact, SIDE, SIDE);
  return { ...seen, data: seen.data.map(change) };
};

it.each<[string, Affine, (level: number) => number]>([
  ['the same place', [1, 0, 0, 0, 1, 0], (level) => level],
  ['a shift by two pixels', [1, 0, 2, 0, 1, -1.5], (level) => level],
  ['a slight zoom', [0.97, 0, 1, 0, 0.98, 1], (level) => level],
  ['a slight turn', [1, -0.03, 1.5, 0.03, 1, -1.5], (level) => level],
  ['a darker picture', [0.98, 0, 1, 0, 0.98, 1], (level) => 10 + 0.7 * level],
])('finds %s', (_, exact, change) => {
  const found = refinedPlace(placed(exact, change), original, [1, 0, 0, 0, 1, 0], inner);
  expect(off(found, exact)).toBeLessThan(0.2);
});

it('stays where it was when it would go far', () => {
  const other = lumaPlane(drawnScene(77, SIDE));
  const start: Affine = [1, 0, 0, 0, 1, 0];
  const found = refinedPlace(other, original, start, inner);
  expect(off(found, start)).toBeLessThan(0.06 * SIDE * 1.5);
});

it('comes nearer from any place close by', () => {
  const small = fc.double({ min: -0.02, max: 0.02, noNaN: true });
  fc.assert(
    fc.property(small, small, small, small, small, small, (a, b, c, d, e, f) => {
      const exact: Affine = [1 + a, b, 50 * c, d, 1 + e, 50 * f];
      expect(off(refinedPlace(placed(exact), original, [1, 0, 0, 0, 1, 0], inner), exact)).toBeLessThan(0.3);
    }),
    { seed: 325, numRuns: 8 },
  );
});
