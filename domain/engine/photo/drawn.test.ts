import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDrawn } from './drawn.ts';
import type { Thumb } from './photo-thumb.ts';

const SIDE = 40;
const thumb = (grey: (x: number, y: number) => number): Thumb => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => grey(at % SIDE, Math.floor(at / SIDE))),
});
const face = (x: number, y: number) => Math.hypot(x - 20, y - 20) < 12;
const grain = (x: number, y: number) => 90 + ((x * 31 + y * 57) % 40);

it.each<[string, Thumb, boolean]>([
  ['one tone', thumb(() => 200), true],
  ['a face of one tone on another', thumb((x, y) => (face(x, y) ? 120 : 230)), true],
  ['the same, compressed', thumb((x, y) => (face(x, y) ? 120 : 230) + ((x + y) % 3)), true],
  [
    'a face with grain in front of a plain wall',
    thumb((x, y) => (Math.hypot(x - 20, y - 24) < 17 ? grain(x, y) : 230)),
    false,
  ],
  ['grain all over', thumb(grain), false],
  ['a slope of light', thumb((x) => x * 6), false],
  ['a picture of one point', { width: 1, height: 1, data: Uint8Array.of(9) }, false],
])('%s', (_, one, drawn) => {
  expect(isDrawn(one)).toBe(drawn);
});

it('a few areas of one tone are a drawing whatever their tones, and grain on all of them is none', () => {
  const area = fc.record({
    ...{ left: fc.nat(30), top: fc.nat(30), side: fc.integer({ min: 8, max: 30 }) },
    tone: fc.integer({ min: 20, max: 235 }),
  });
  fc.assert(
    fc.property(fc.array(area, { maxLength: 3 }), (areas) => {
      const tone = (x: number, y: number) =>
        areas.findLast(({ left, top, side }) => x >= left && x < left + side && y >= top && y < top + side)
          ?.tone ?? 128;
      expect(isDrawn(thumb(tone))).toBe(true);
      expect(isDrawn(thumb((x, y) => tone(x, y) + ((x * 7 + y * 11) % 13)))).toBe(false);
    }),
    { seed: 24 },
  );
});
