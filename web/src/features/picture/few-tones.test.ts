import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFewTones } from './few-tones.ts';

type Tone = (x: number, y: number) => number;
const SIDE = 64;
const drawn = (tone: Tone) => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i += 1) data.fill(tone(i % SIDE, Math.floor(i / SIDE)), i * 4, i * 4 + 3);
  return { width: SIDE, height: SIDE, data };
};
const within = (x: number, y: number, [atX, atY, radius]: readonly [number, number, number]) =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2;
/** Head and shoulders. */
const outline: Tone = (x, y) => (within(x, y, [32, 24, 11]) || within(x, y, [32, 64, 24]) ? 250 : 190);

test.each<[string, Tone, boolean]>([
  ['an outline', outline, true],
  ['an outline that JPEG has touched', (x, y) => outline(x, y) + ((x * 7 + y * 3) % 5), true],
  ['a letter', (x, y) => (x > 20 && x < 28 && y > 12 && y < 52 ? 255 : 90), true],
  ['one tone', () => 128, true],
  [
    'a drawing of five tones',
    (x, y) => (outline(x, y) > 200 ? (y < 30 ? 230 : 90) : x < 32 ? 160 : 40 + y),
    false,
  ],
  ['a photo', (x, y) => (x * 7 + y * 13) % 251, false],
  ['a face before a plain wall', (x, y) => (within(x, y, [32, 32, 22]) ? (x * 5 + y * 3) % 200 : 220), false],
])('%s', (_, tone, is) => expect(hasFewTones(drawn(tone))).toBe(is));

test('two tones are few, whichever and wherever they are; a slope from one to the other isn’t', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 150, max: 255 }),
      fc.integer({ min: 4, max: 60 }),
      (dark, light, at) => {
        expect(hasFewTones(drawn((x) => (x < at ? dark : light)))).toBe(true);
        expect(hasFewTones(drawn((x) => dark + ((light - dark) * x) / SIDE))).toBe(false);
      },
    ),
    { seed: 8, numRuns: 80 },
  );
});
