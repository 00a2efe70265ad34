import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOn } from './lines-on.ts';
import { showsPage } from './shows-page.ts';

const SIDE = 160;
type Tone = (x: number, y: number) => number;
const drawn = (tone: Tone, height = SIDE) => {
  const data = new Uint8ClampedArray(SIDE * height * 4).fill(255);
  for (let i = 0; i < SIDE * height; i += 1)
    data.fill(tone(i % SIDE, Math.floor(i / SIDE)), i * 4, i * 4 + 3);
  return { width: SIDE, height, data };
};

/** Lines of text four rows high, `gap` rows apart, on a page. */
const text =
  (lines: number, gap: number, [page, ink]: [number, number] = [255, 30]): Tone =>
  (x, y) => {
    const [line, row] = [Math.floor(y / (4 + gap)), y % (4 + gap)];
    return line < lines && row >= gap && x > 10 && x < 120 && x % 5 < 3 ? ink : page;
  };
const photo: Tone = (x, y) => (x * 7 + y * 13) % 251;
/** The head of a profile, cut out as a square, with the first row of its pictures. */
const square: Tone = (x, y) =>
  y > 120
    ? photo(x, y)
    : (x - 30) ** 2 + (y - 25) ** 2 < 300
      ? photo(x, y)
      : y > 44
        ? text(6, 8)(x, y - 44)
        : 255;

test.each<[string, Tone, number]>([
  ['a page with five lines', text(5, 8), 5],
  ['the same in the dark', text(5, 8, [12, 220]), 5],
  ['an empty page', () => 255, 0],
  ['a photo', photo, 0],
  ['stripes from one edge to the other', (_, y) => (y % 20 < 10 ? 0 : 255), 0],
  ['a drawing that is hatched', (x, y) => (y % 4 < 1 && x > 30 && x < 90 ? 40 : 255), 0],
  [
    'a sign with a word below',
    (x, y) => (y > 20 && y < 80 && x > 40 && x < 120 ? 40 : text(1, 100)(x, y)),
    2,
  ],
])('%s', (_, tone, lines) => expect(linesOn(drawn(tone))).toBe(lines));

test('the head of a profile that was cut out as a square shows a page', () => {
  expect(showsPage(drawn(square))).toBe(true);
  expect(showsPage(drawn((x, y) => 255 - square(x, y)))).toBe(true);
});

test('lines are counted whatever stands between them, and however light they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 12, max: 255 }),
      (lines, gap, away) => {
        expect(linesOn(drawn(text(lines, gap, [255, 255 - away])))).toBe(lines);
      },
    ),
    { seed: 81, numRuns: 80 },
  );
});
