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

/** A scene of so many points in the middle of a white page. */
function page(side: number) {
  const scene = drawnScene(1, 256);
  const isWhite = (at: number) => Math.abs(at - 127.5) > side / 2;
  const data = scene.data.map((level, i) =>
    i % 4 === 3 || !(isWhite((i >> 2) % 256) || isWhite(i >> 10)) ? level : 255,
  );
  return { ...scene, data };
}

it.each([
  ['a scene', undefined, () => drawnScene(1, 256)],
  ['a small scene', 'too small', () => drawnScene(1, 255)],
  ['a strip', 'not square', () => filled(300, 260, (x) => x % 256)],
  ['a strip that is high', 'not square', () => filled(260, 300, (x) => x % 256)],
  ['a page with a picture on a sixth of it', undefined, () => page(100)],
  ['a page with a picture on a seventh of it', 'too plain', () => page(98)],
  ['white', 'too plain', () => filled(256, 256, () => 255)],
  ['two tones without detail', 'too plain', () => filled(256, 256, (x) => (x < 128 ? 40 : 46))],
  ['a soft slope', 'too plain', () => filled(256, 256, (x, y) => (x + y) / 2)],
] as const)('of %s: %s', (_, expected, picture) => expect(carriesMark(picture())).toBe(expected));

it('takes every scene with detail, and none of one tone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 255 }), (seed, level) => {
      expect(carriesMark(drawnScene(seed, 256))).toBeUndefined();
      expect(carriesMark(filled(256, 256, () => level))).toBe('too plain');
    }),
    { seed: 320, numRuns: 3 },
  );
});
