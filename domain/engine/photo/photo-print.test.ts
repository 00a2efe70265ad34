import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lumaOf, pdqHash, type Pixels, pdqToHex } from './pdq.ts';
import { photoPrint } from './photo-print.ts';
import { thumbOf } from './photo-thumb.ts';
import { photoViews } from './photo-views.ts';

const picture = (width: number, height: number, seed: number): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : 128 + 100 * Math.sin((at >> 2) * 0.11 * seed + ((at >> 2) / width) * 0.3),
  ),
});

describe('photoPrint', () => {
  it.each([
    [200, 120, 96, 58],
    [50, 50, 50, 50],
    [1, 1, 1, 1],
  ])('of %d x %d', (width, height, wide, high) => {
    const print = photoPrint(picture(width, height, 1));
    expect(print.hash).toMatch(/^[0-9a-f]{64}$/);
    expect([print.thumb?.width, print.thumb?.height]).toEqual([wide, high]);
    expect(print.views).toBeUndefined();
    if (width === 1) expect(print).toMatchObject({ quality: 0, hash: '0'.repeat(64) });
  });

  it('is the hash, thumbnail and views that each part makes of the same picture, which stays as it is', () => {
    const side = fc.integer({ min: 5, max: 120 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 9 }), fc.boolean(), (width, height, seed, views) => {
        const pixels = picture(width, height, seed);
        const before = pixels.data.slice();
        const print = photoPrint(pixels, { views });
        const { hash, quality } = pdqHash(pixels);
        expect(print).toEqual({
          hash: pdqToHex(hash),
          quality,
          thumb: thumbOf(lumaOf(pixels)),
          ...(views && { views: photoViews(lumaOf(pixels)).map(pdqToHex) }),
        });
        expect(pixels.data).toEqual(before);
      }),
      { seed: 336, numRuns: 6 },
    );
  });
});
