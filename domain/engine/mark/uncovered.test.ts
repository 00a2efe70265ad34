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
