import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { carriesMark } from './carries-mark.ts';

const filled = (width: number, height: number, level: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 ? 255 : level((i >> 2) % width, Math.floor((i >> 2) / width)),
  ),
});

it.each([
  ['a scene', drawnScene(1, 256), undefined],
  ['a small scene', drawnScene(1, 255), 'too small'],
  ['a strip', filled(300, 200, (x) => x % 256), 'not square'],
  ['white', filled(256, 256, () => 255), 'too plain'],
  ['two tones without detail', filled(256, 256, (x) => (x < 128 ? 40 : 46)), 'too plain'],
  ['a soft slope', filled(256, 256, (x, y) => (x + y) / 2), 'too plain'],
] as const)('of %s: %s', (_, picture, expected) => expect(carriesMark(picture)).toBe(expected));

it('takes every scene with detail, and none of one tone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 255 }), (seed, level) => {
      expect(carriesMark(drawnScene(seed, 256))).toBeUndefined();
      expect(carriesMark(filled(256, 256, () => level))).toBe('too plain');
    }),
    { seed: 320, numRuns: 5 },
  );
});
