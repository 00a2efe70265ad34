import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showsPage } from './shows-page.ts';

type Tone = (x: number, y: number) => number;
const drawn = (width: number, height: number, tone: Tone) => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1)
    data.fill(tone(i % width, Math.floor(i / width)), i * 4, i * 4 + 3);
  return { width, height, data };
};
const WIDE = [54, 40] as const;
/** A white page with a round picture and a line of text. */
const page: Tone = (x, y) =>
  (x - 12) ** 2 + (y - 12) ** 2 < 80 ? (x * 9 + y * 5) % 200 : y === 30 && x % 3 === 0 ? 20 : 255;
const photo: Tone = (x, y) => (x * 7 + y * 13) % 251;

test.each([
  ['the head of a profile', WIDE, page, true],
  ['the same in the dark', WIDE, (x: number, y: number) => 255 - page(x, y), true],
  ['a photo', WIDE, photo, false],
  ['a logo on white that is square', [40, 40], page, false],
  [
    'a portrait on a plain wall, which ends at the edge',
    WIDE,
    (x: number, y: number) => (y < 16 ? 200 : photo(x, y)),
    false,
  ],
] as const)('%s', (_, [width, height], tone, is) => expect(showsPage(drawn(width, height, tone))).toBe(is));

test('no picture of noise is taken for a page, whatever its shape', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 60 }),
      fc.integer({ min: 8, max: 60 }),
      fc.nat(1e6),
      (width, height, seed) => {
        const noise: Tone = (x, y) => ((x * 7919 + y * 104_729 + seed) * 2_654_435_761) % 256;
        expect(showsPage(drawn(width, height, noise))).toBe(false);
      },
    ),
    { seed: 5, numRuns: 60 },
  );
});
