import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import type { Pixels } from '../photo/pdq.ts';
import { markPicture } from './mark-picture.ts';

function decibels(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += (a.data[i]! - b.data[i]!) ** 2;
  return 10 * Math.log10((255 ** 2 * 3 * a.width * a.height) / sum);
}
const isSame = (a: Pixels['data'], b: Pixels['data']) => a.every((level, i) => level === b[i]);
const key = (fill: number) => new Uint8Array(32).fill(fill);

it.each([256, 300, 400])('changes a picture of %d points by 46 dB', (side) => {
  const square = drawnScene(3, side);
  const marked = markPicture(square, key(1));
  expect([marked.width, marked.height, marked.data.length]).toEqual([side, side, 4 * side * side]);
  expect(Math.abs(decibels(square, marked) - 46)).toBeLessThan(0.1);
});

it('makes up for what white takes away', () => {
  const scene = drawnScene(4, 256);
  const square = { ...scene, data: scene.data.map((level) => Math.min(255, level + 90)) };
  expect(Math.abs(decibels(square, markPicture(square, key(1))) - 46)).toBeLessThan(0.3);
});

it('says what it cannot mark', () => {
  const scene = drawnScene(1, 16);
  expect(() => markPicture({ ...scene, width: 8, height: 32 }, key(1))).toThrow('Only a square');
  expect(() => markPicture(scene, new Uint8Array(16))).toThrow('32 bytes');
});

it('is the same each time, another with another key, and leaves the original and its transparency', () => {
  const seed = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(seed, fc.nat({ max: 254 }), (scene, fill) => {
      const square = drawnScene(scene, 200);
      const before = square.data.map((level, i) => (i % 4 === 3 ? i % 251 : level));
      square.data.set(before);
      const marked = markPicture(square, key(fill));
      expect(isSame(square.data, before)).toBe(true);
      expect(isSame(marked.data, markPicture(square, key(fill)).data)).toBe(true);
      expect(isSame(marked.data, markPicture(square, key(fill + 1)).data)).toBe(false);
      for (let i = 0; i < marked.data.length; i++) {
        if (i % 4 === 3 && marked.data[i] !== before[i]) throw new Error(`opacity at ${i}`);
        if (Math.abs(marked.data[i]! - before[i]!) > 20) throw new Error(`seen at ${i}`);
      }
    }),
    { seed: 319, numRuns: 3 },
  );
});
