import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { type Affine, applied } from './plane/affine.ts';
import { lumaPlane } from './plane/plane.ts';
import { warp } from './plane/warp.ts';
import { refinedPlace } from './refined-place.ts';

const SIDE = 64;
/** By how much a corner may move. */
const MOST = 0.06 * SIDE;
const start: Affine = [1, 0, 0, 0, 1, 0];
const original = lumaPlane(drawnScene(6, SIDE));

/** The points of a disc in the middle, without which some of a page would be seen. */
const disc = (width: number, height: number) =>
  Array.from({ length: width * height }, (_, i) => i).filter(
    (i) =>
      Math.hypot((i % width) + 0.5 - width / 2, Math.floor(i / width) + 0.5 - height / 2) <
      0.42 * Math.min(width, height),
  );

/** How far off a corner or the middle is at most, in pixels of the original. */
const off = (found: Affine, exact: Affine, width = SIDE, height = SIDE) =>
  Math.max(
    ...[[0, 0], [width, 0], [0, height], [width, height], [width / 2, height / 2]].map(([x, y]) => {
      const [one, other] = [applied(found, x!, y!), applied(exact, x!, y!)];
      return Math.hypot(one[0] - other[0], one[1] - other[1]);
    }),
  ); // prettier-ignore

type Change = (level: number, at: number) => number;
const placed = (exact: Affine, change: Change = (level) => level, width = SIDE, height = SIDE) => {
  const seen = warp(original, exact, width, height);
  return { ...seen, data: seen.data.map(change) };
};
const isBadge = (at: number) => Math.hypot((at % SIDE) - 40, Math.floor(at / SIDE) - 36) < 4;

it.each<[string, Affine, Change?]>([
  ['the same place', start],
  ['a shift by two pixels', [1, 0, 2, 0, 1, -1.5]],
  ['a slight zoom', [0.97, 0, 1, 0, 0.98, 1]],
  ['a slight turn', [1, -0.03, 1.5, 0.03, 1, -1.5]],
  ['a darker picture', [0.98, 0, 1, 0, 0.98, 1], (level) => 10 + 0.7 * level],
  ['a picture with hardly any contrast left', [0.98, 0, 1, 0, 0.98, 1], (level) => 100 + 0.1 * level],
  ['a negative', [0.98, 0, 1, 0, 0.98, 1], (level) => 255 - level],
  ['a picture with a badge on it', [1, 0, 1, 0, 1, -1], (level, at) => (isBadge(at) ? level + 70 : level)],
])('finds %s to a twentieth of a pixel', (_, exact, change) => {
  const found = refinedPlace(placed(exact, change), original, start, disc(SIDE, SIDE));
  expect(off(found, exact)).toBeLessThan(0.05);
});

it.each([
  ['wide', 90, 50],
  ['high', 50, 90],
])('finds a candidate that is %s, of another size', (_, width, height) => {
  const guess: Affine = [0.7, 0, 2, 0, 0.7, 2];
  const exact: Affine = [0.71, 0.01, 1.2, -0.01, 0.69, 2.9];
  const seen = placed(exact, (level) => level, width, height);
  const found = refinedPlace(seen, original, guess, disc(width, height));
  expect(off(found, exact, width, height)).toBeLessThan(0.2);
});

/** A map that moves the corners of x or y by these parts of what they may: upper left, upper right, lower left. */
const moved = (axis: 'x' | 'y', part: number, [first, right, below]: readonly [number, number, number]) => {
  const by = [(right - first) / SIDE, (below - first) / SIDE, first].map((share) => share * part * MOST);
  const [a, b, c] = by as [number, number, number];
  return (axis === 'x' ? [1 + a, b, c, 0, 1, 0] : [1, 0, 0, a, 1 + b, c]) satisfies Affine;
};

it.each<[string, readonly [number, number, number]]>([
  ['everything, one way', [1, 1, 1]],
  ['everything, the other way', [-1, -1, -1]],
  ['the lower right corner', [-1 / 3, 1 / 3, 1 / 3]],
  ['the upper right corner', [1 / 3, 1, -1 / 3]],
  ['the lower left corner', [1 / 3, -1 / 3, 1]],
  ['the upper left corner', [1, 1 / 3, 1 / 3]],
])('stays where it was when more than .06 of the original would move %s', (_, corners) => {
  for (const axis of ['x', 'y'] as const) {
    const near = moved(axis, 0.96, corners);
    expect(off(refinedPlace(placed(near), original, start, disc(SIDE, SIDE)), near)).toBeLessThan(0.05);
    const far = placed(moved(axis, 1.04, corners));
    expect(refinedPlace(far, original, start, disc(SIDE, SIDE))).toBe(start);
  }
});

it('stays where it was when another picture is shown', () => {
  const found = refinedPlace(lumaPlane(drawnScene(77, SIDE)), original, start, disc(SIDE, SIDE));
  expect(off(found, start)).toBeLessThan(MOST * 1.5);
});

it('comes nearer from any place close by', () => {
  const small = fc.double({ min: -0.02, max: 0.02, noNaN: true });
  fc.assert(
    fc.property(small, small, small, small, small, small, (a, b, c, d, e, f) => {
      const exact: Affine = [1 + a, b, 50 * c, d, 1 + e, 50 * f];
      const found = refinedPlace(placed(exact), original, start, disc(SIDE, SIDE));
      expect(off(found, exact)).toBeLessThan(0.05);
    }),
    { seed: 325, numRuns: 8 },
  );
});
