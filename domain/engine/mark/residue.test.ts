import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import type { Affine } from './plane/affine.ts';
import { type Plane, planesOf } from './plane/plane.ts';
import { residue } from './residue.ts';

const [WIDTH, HEIGHT] = [48, 40];
const all = Array.from({ length: WIDTH * HEIGHT }, (_, i) => i);
const scene = planesOf(drawnScene(8, WIDTH));
const top = (plane: Plane): Plane => ({ ...plane, height: HEIGHT, data: plane.data.slice(0, all.length) });
const original = { luma: top(scene.luma), blue: top(scene.blue), red: top(scene.red) };
const { luma, blue, red } = original;
const itself: Affine = [1, 0, 0, 0, 1, 0];

/** The level at a place, or at the rim nearest to it. */
const at = (x: number, y: number) =>
  luma.data[Math.min(HEIGHT - 1, Math.max(0, y)) * WIDTH + Math.min(WIDTH - 1, Math.max(0, x))]!;
/** What becomes of a level at x, y: `u` and `v` lead from -1 to 1 across and down, `grey` from -1 to 1 from black to white. */
type Change = (place: {
  i: number;
  x: number;
  y: number;
  u: number;
  v: number;
  level: number;
  grey: number;
}) => number;
const changed = (change: Change): Plane => ({
  ...luma,
  data: luma.data.map((level, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const [u, v] = [(2 * x) / (WIDTH - 1) - 1, (2 * y) / (HEIGHT - 1) - 1];
    return change({ i, x, y, u, v, level, grey: (level - 128) / 128 });
  }),
});
const rest = (change: Change, core = all, valid = all) =>
  residue(changed(change), original, itself, core, valid);
const size = (values: Float64Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
const across = (x: number, y: number) => (at(x + 1, y) - at(x - 1, y)) / 2;
const down = (x: number, y: number) => (at(x, y + 1) - at(x, y - 1)) / 2;

it.each<[string, Change]>([
  ['the same picture', ({ level }) => level],
  ['darker', ({ level }) => 12 + 0.7 * level],
  ['a bent tone curve', ({ level, grey }) => level + 30 * grey ** 2],
  ['a tone curve bent twice', ({ level, grey }) => level + 30 * grey ** 3],
  ['a red tint', ({ i, level }) => level + 0.3 * red.data[i]!],
  ['a blue tint', ({ i, level }) => level + 0.3 * blue.data[i]!],
  ['brighter on the right', ({ level, u }) => level + 20 * u],
  ['brighter below', ({ level, v }) => level + 20 * v],
  ['brighter at both sides', ({ level, u }) => level + 20 * u ** 2],
  ['brighter above and below', ({ level, v }) => level + 20 * v ** 2],
  ['brighter in two corners', ({ level, u, v }) => level + 20 * u * v],
  ['more contrast on the right', ({ level, grey, u }) => level + 20 * grey * u],
  ['more contrast below', ({ level, grey, v }) => level + 20 * grey * v],
  ['more contrast at both sides', ({ level, grey, u }) => level + 20 * grey * u ** 2],
  ['more contrast above and below', ({ level, grey, v }) => level + 20 * grey * v ** 2],
  ['slightly wider', ({ level, u, x, y }) => level + u * across(x, y)],
  ['slightly slanted', ({ level, v, x, y }) => level + v * across(x, y)],
  ['slightly turned', ({ level, u, x, y }) => level + u * down(x, y)],
  ['slightly higher', ({ level, v, x, y }) => level + v * down(x, y)],
  ['softened across', ({ level, x, y }) => (at(x - 1, y) + 2 * level + at(x + 1, y)) / 4],
  ['an echo two points off', ({ level, x, y }) => (level + at(x + 2, y + 2)) / 2],
  ['an echo the other way', ({ level, x, y }) => (level + at(x - 2, y - 1)) / 2],
  ['an echo above', ({ level, x, y }) => (level + at(x, y - 2)) / 2],
])('of %s is nothing', (_, change) => {
  const { left, seen } = rest(change);
  expect(size(left.data)).toBeLessThan(0.025);
  expect(seen.data.every((value) => value === 1)).toBe(true);
});

it.each<[string, Change]>([
  ['an echo three points off', ({ level, x, y }) => (level + at(x + 3, y)) / 2],
  ['a tone curve bent three times', ({ level, grey }) => level + 30 * grey ** 4],
  ['another light', ({ level, u }) => level + 20 * u ** 3],
  ['another contrast', ({ level, grey, u, v }) => level + 20 * grey * u * v],
])('of %s is more: no platform does that', (_, change) => {
  expect(size(rest(change).left.data)).toBeGreaterThan(0.3);
});

/** +1 or -1 by a pattern that no filter of the original makes. */
const grain = (i: number) => ((Math.imul(i * 2_654_435_761, 40_503) >>> 7) & 1 ? 1 : -1);
const isPatch = (x: number, y: number) => x >= 15 && x < 33 && y >= 12 && y < 30;
const inPatch = all.filter((i) => isPatch(i % WIDTH, Math.floor(i / WIDTH)));
const around = all.filter((i) => !inPatch.includes(i));
const middle = 21 * WIDTH + 24;

it.each([
  [0, 2.5, 1],
  [0, 3, 0],
  [1, 6, 1],
  [1, 7, 0],
  [3, 14, 1],
  [3, 15, 0],
])('in grain of %d looks at a patch with grain of %d: %d', (everywhere, patch, isSeen) => {
  const { left, seen } = rest(({ i, x, y, level }) => level + (isPatch(x, y) ? patch : everywhere) * grain(i));
  expect(seen.data[middle]).toBe(isSeen);
  expect(left.data[middle]! * grain(middle)).toBeGreaterThanOrEqual(0.9 * patch * isSeen);
  expect(all.every((i) => seen.data[i] === 1 || (seen.data[i] === 0 && left.data[i] === 0))).toBe(true);
}); // prettier-ignore

it('looks past what the core leaves out, and sees the grain around it as it is', () => {
  const { left, seen } = rest(({ i, x, y, level }) => (isPatch(x, y) ? 255 - level : level + grain(i)), around);
  expect(inPatch.filter((i) => seen.data[i] === 1)).toEqual([]);
  const shown = around.filter((i) => seen.data[i] === 1);
  expect(shown.length).toBeGreaterThan(0.7 * around.length);
  expect(shown.reduce((sum, i) => sum + left.data[i]! * grain(i), 0) / shown.length).toBeGreaterThan(0.95);
}); // prettier-ignore

it('looks only where it may', () => {
  const left = all.filter((i) => i % WIDTH < 30);
  const found = rest(({ i, level }) => level + grain(i), left, left);
  expect(all.filter((i) => found.seen.data[i] === 1)).toEqual(left);
  expect(all.filter((i) => found.left.data[i] !== 0)).toEqual(left);
});

it('reads the original where the candidate lies in it, of whatever size', () => {
  const [width, height] = [20, 26];
  const at = Array.from({ length: width * height }, (_, i) => i);
  const data = Float64Array.from(at, (i) => luma.data[(Math.floor(i / width) + 9) * WIDTH + (i % width) + 13]!);
  const { left, seen } = residue({ width, height, data }, original, [1, 0, 13, 0, 1, 9], at, at);
  expect([left.width, left.height, seen.width, seen.height]).toEqual([width, height, width, height]);
  expect(size(left.data)).toBeLessThan(0.05);
}); // prettier-ignore

it('keeps a pattern that the original does not have, and looks past what was stuck on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 8, max: 26 }), (period, left) => {
      const pattern = (i: number) => 3 * Math.sign(Math.sin((i % WIDTH) / period + Math.floor(i / WIDTH) / 3 + 0.1));
      const isStuck = (i: number) => Math.abs((i % WIDTH) - left - 6) < 5 && Math.floor(i / WIDTH) < 9;
      const { left: found, seen } = rest(({ i, level }) => (isStuck(i) ? (level + 128) % 256 : level + pattern(i)));
      const shown = all.filter((i) => seen.data[i] === 1);
      expect(shown.length).toBeGreaterThan(0.7 * all.length);
      expect(shown.filter(isStuck).length).toBeLessThan(0.3 * all.filter(isStuck).length);
      const product = shown.reduce((sum, i) => sum + found.data[i]! * pattern(i), 0);
      expect(product / shown.length / 9).toBeGreaterThan(0.5);
    }),
    { seed: 326, numRuns: 5 },
  ); // prettier-ignore
});
