import { expect, test } from 'vitest';
import type { Pixels } from '#domain/engine/photo/pdq';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { photoLikeness } from '#domain/engine/photo/photo-signal';
import { portrait } from '../../../platforms/portraits/portrait.ts';
import { contentSquare } from './content-square.ts';

/** Squares of 100 pixels; what lies within the box is drawn, each pixel another one, and the rest is paper. */
const drawn = ([left, top, right, bottom]: readonly number[], size = 100): Pixels => {
  const data = new Uint8ClampedArray(4 * size * size).fill(255);
  for (let y = top!; y < bottom!; y++)
    for (let x = left!; x < right!; x++) data.set([x, y, 120, 255], 4 * (y * size + x));
  return { width: size, height: size, data };
};

test.each<[string, readonly number[], [x: number, y: number, side: number] | undefined]>([
  ['a wide logo on white: its middle', [0, 20, 100, 80], [20, 20, 60]],
  ['a tall one', [30, 0, 70, 100], [30, 30, 40]],
  ['bands of almost the same width', [0, 20, 100, 79], [20, 20, 60]],
  ['a picture without bands', [0, 0, 100, 100], undefined],
  ['a mark with paper all around', [20, 20, 80, 80], undefined],
  ['a band on one side alone', [0, 40, 100, 100], undefined],
  ['bands too narrow to be meant', [0, 3, 100, 97], undefined],
  ['nothing but paper', [0, 0, 0, 0], undefined],
])('%s', (_, box, expected) => {
  const cut = contentSquare(drawn(box));
  const [r, g] = cut ? cut.data : [];
  expect(cut && [r, g, cut.width]).toEqual(expected);
  if (cut) expect(cut.height).toBe(cut.width);
});

test('a wide picture on white is known again where somebody cut its middle out', () => {
  const whole = portrait('maya-hollimund');
  const { width } = whole;
  const rows = (from: number, to: number) => whole.data.subarray(4 * from * width, 4 * to * width);
  const logo = { width, height: width, data: new Uint8ClampedArray(whole.data.length).fill(255) };
  logo.data.set(rows(100, 300), 4 * 100 * width);
  const cut = { width: 200, height: 200, data: new Uint8ClampedArray(4 * 200 * 200) };
  for (let row = 0; row < 200; row++)
    cut.data.set(rows(100 + row, 101 + row).subarray(4 * 100, 4 * 300), 4 * 200 * row);
  const theirs = photoPrint(cut);
  expect(photoLikeness(photoPrint(contentSquare(logo)!), theirs)?.kind).toBe('same');
  expect(contentSquare(cut)).toBeUndefined();
});
