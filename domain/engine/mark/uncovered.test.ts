import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { lumaPlane } from './plane/plane.ts';
import { uncovered } from './uncovered.ts';

const SIDE = 64;
const all = Array.from({ length: SIDE ** 2 }, (_, i) => i);
const original = (seed: number) => lumaPlane(drawnScene(seed, SIDE));
const changed = (seed: number, change: (level: number, x: number, y: number) => number) => {
  const plane = original(seed);
  return { ...plane, data: plane.data.map((level, i) => change(level, i % SIDE, Math.floor(i / SIDE))) };
};
const kept = (...[seed, change]: Parameters<typeof changed>) =>
  uncovered(changed(seed, change), original(seed), [1, 0, 0, 0, 1, 0], all);

it.each([
  ['the same', (level: number) => level, 1],
  ['darker and flatter', (level: number) => 20 + 0.6 * level, 1],
  ['inverted at the middle alone', (level: number, x: number) => (Math.abs(x - 32) < 2 ? 255 - level : level), 0.75],
])('keeps the whole picture, or nearly, when it is %s', (_, change, least) =>
  expect(kept(5, change).length / all.length).toBeGreaterThanOrEqual(least),
); // prettier-ignore

const isPatch = (x: number, y: number) => x >= 22 && x < 42 && y >= 22 && y < 42;
const middle = 32 * SIDE + 32;
/** A picture that came back with waves of this height in it, as from a strong filter. */
const waves = (height: number, x: number, y: number) => height * Math.sin(x * 0.5) * Math.sin(y * 0.45);

it.each([
  [9.9, 0, true],
  [10.1, 0, false],
  [-9.9, 0, true],
  [-10.1, 0, false],
  [20, 6, false],
  [20, 12, true],
  [30, 12, false],
  [30, 20, true],
  [60, 20, false],
])('of a patch brighter by %d, in a picture with waves of %d, the middle is kept: %s', (brighter, height, isKept) => {
  const found = kept(5, (level, x, y) => level + waves(height, x, y) + (isPatch(x, y) ? brighter : 0));
  expect(found.includes(middle)).toBe(isKept);
}); // prettier-ignore

it('asks only for the points that it is given, whatever lies beside them', () => {
  const inner = all.filter((i) => isPatch(i % SIDE, Math.floor(i / SIDE)) && i % 3 > 0);
  const beside = changed(5, (level, x, y) => (x < 12 || y > 52 ? 255 - level : level));
  expect(uncovered(beside, original(5), [1, 0, 0, 0, 1, 0], inner)).toEqual(inner);
  expect(uncovered(beside, original(5), [1, 0, 0, 0, 1, 0], [])).toEqual([]);
});

it('looks where the candidate lies in the original', () => {
  const scene = original(7);
  const [width, height] = [40, 30];
  const part = {
    ...{ width, height },
    data: Float64Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return x > 30 && y > 20 ? 240 - scene.data[i]! / 4 : scene.data[(y + 17) * SIDE + x + 11]!;
    }),
  };
  const every = part.data.reduce<number[]>((list, _, i) => [...list, i], []);
  const found = new Set(uncovered(part, scene, [1, 0, 11, 0, 1, 17], every));
  const share = (points: number[]) => points.filter((i) => found.has(i)).length / points.length;
  expect(share(every.filter((i) => i % width > 31 && i >= 22 * width))).toBeLessThan(0.2);
  expect(share(every.filter((i) => i % width < 28 || i < 18 * width))).toBe(1);
});

it('leaves out a patch that was stuck over the picture, and little else', () => {
  const place = fc.integer({ min: 4, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), place, place, (seed, left, top) => {
      const isPatch = (x: number, y: number) => x >= left && x < left + 16 && y >= top && y < top + 16;
      const found = new Set(kept(seed, (level, x, y) => (isPatch(x, y) ? (level + 128) % 256 : level)));
      const shares = [true, false].map((patch) => {
        const of = all.filter((i) => isPatch(i % SIDE, Math.floor(i / SIDE)) === patch);
        return of.filter((i) => found.has(i)).length / of.length;
      });
      expect(shares[0]).toBeLessThan(0.4);
      expect(shares[1]).toBeGreaterThan(0.85);
    }),
    { seed: 324, numRuns: 10 },
  );
});
