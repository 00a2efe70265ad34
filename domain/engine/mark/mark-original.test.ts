import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { markOriginal } from './mark-original.ts';

it.each([256, 257, 330])('of a picture of %d points has 256, and its tones', (side) => {
  const [square, small] = [drawnScene(2, side), drawnScene(2, 256)];
  const original = markOriginal(square);
  expect([original.width, original.height, original.data.length]).toEqual([256, 256, small.data.length]);
  let off = 0;
  for (let i = 0; i < small.data.length; i++) off += Math.abs(original.data[i]! - small.data[i]!);
  expect(off / original.data.length).toBeLessThan(0.5);
});

it('of 256 points is the picture itself', () => {
  const square = drawnScene(3, 256);
  expect(markOriginal(square)).toBe(square);
});

it('takes only a square', () => {
  expect(() => markOriginal({ ...drawnScene(1, 16), width: 8, height: 32 })).toThrow('square');
});

it('of twice the size is the mean of four, each channel and each point', () => {
  fc.assert(
    fc.property(fc.nat({ max: 250 }), fc.integer({ min: 1, max: 6 }), (first, step) => {
      const data = Uint8ClampedArray.from({ length: 4 * 512 * 512 }, (_, i) => (first + i * step) % 256);
      const original = markOriginal({ width: 512, height: 512, data });
      let most = 0;
      for (let at = 0; at < 4 * 256 * 256; at++) {
        const pixel = at >> 2;
        const from = 4 * (2 * Math.floor(pixel / 256) * 512 + 2 * (pixel % 256)) + (at % 4);
        const mean = (data[from]! + data[from + 4]! + data[from + 2048]! + data[from + 2052]!) / 4;
        most = Math.max(most, Math.abs(original.data[at]! - mean));
      }
      expect(most).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
    { seed: 329, numRuns: 2 },
  );
});
