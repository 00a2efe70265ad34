import { expect, test } from 'vitest';
import { widestPicture } from '#domain/account/upload';
import { isLong, sizesFor } from './screenshot.ts';

/** How wide each try makes it. */
const widths = (width: number, height: number) =>
  sizesFor({ width, height }).map(
    ([longest]) => Math.round((width * Math.min(1, longest / height)) / 10) * 10,
  );

test('a screen is made smaller by its longest side', () => {
  expect(sizesFor({ width: 1080, height: 2400 }).map(([longest]) => longest)).toEqual([
    2000, 1800, 1600, 1400, 1100, 800,
  ]);
});

test('a long picture keeps a width at which its letters can be read', () => {
  expect(widths(1080, 9600)).toEqual([800, 720, 640, 560, 440, 320]);
  // No side is longer than is taken of any picture.
  expect(Math.max(...sizesFor({ width: 300, height: 8192 }).map(([longest]) => longest))).toBe(widestPicture);
});

test('what is several screens long is said to be long', () => {
  expect([isLong({ width: 440, height: 3911 }), isLong({ width: 1080, height: 2400 })]).toEqual([
    true,
    false,
  ]);
});
