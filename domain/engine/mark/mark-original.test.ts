import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { markOriginal } from './mark-original.ts';

it.each([256, 257, 512])('of a picture of %d points has 256, and its tones', (side) => {
  const [square, small] = [drawnScene(2, side), drawnScene(2, 256)];
  const original = markOriginal(square);
  expect([original.width, original.height]).toEqual([256, 256]);
  let off = 0;
  for (let i = 0; i < small.data.length; i++) off += Math.abs(original.data[i]! - small.data[i]!);
  expect(off / original.data.length).toBeLessThan(0.5);
});

it('takes only a square', () => {
  expect(() => markOriginal({ ...drawnScene(1, 16), width: 8, height: 32 })).toThrow('square');
});

it('of twice the size is the mean of four', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 256 * 256 - 1 }), (seed, at) => {
      const { data } = drawnScene(seed, 512);
      const original = markOriginal({ width: 512, height: 512, data });
      const first = 4 * (2 * Math.floor(at / 256) * 512 + 2 * (at % 256));
      const mean = [0, 4, 2048, 2052].reduce((sum, step) => sum + data[first + step]!, 0) / 4;
      expect(Math.abs(original.data[4 * at]! - mean)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
    { seed: 329, numRuns: 5 },
  );
});
