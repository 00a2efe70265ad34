import { describe, expect, it } from 'vitest';
import { type Luma, pdqDistance, pdqOfLuma, pdqToHex } from './pdq.ts';
import { photoViews } from './photo-views.ts';

/** Waves of several lengths: detail everywhere, and no side like its mirror image. */
function picture(width: number, height: number): Luma {
  const data = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return (
      128 + 50 * Math.sin(9 * x + 4 * y) + 40 * Math.sin(23 * x * y + 1) + 30 * Math.cos(31 * y - 17 * x * x)
    );
  });
  return { width, height, data };
}
const copyOf = (luma: Luma): Luma => ({ ...luma, data: luma.data.slice() });
function part(luma: Luma, left: number, top: number, width: number, height: number): Luma {
  const data = Float32Array.from(
    { length: width * height },
    (_, at) => luma.data[(top + Math.floor(at / width)) * luma.width + left + (at % width)]!,
  );
  return { width, height, data };
}
const mirrored = (luma: Luma): Luma => ({
  ...luma,
  data: luma.data.map((_, at) => luma.data[at - (at % luma.width) + luma.width - 1 - (at % luma.width)]!),
});
const nearest = (views: Uint8Array[], luma: Luma) => {
  const { hash } = pdqOfLuma(copyOf(luma));
  return Math.min(...views.map((view) => pdqDistance(view, hash)));
};

describe('photoViews', () => {
  const original = picture(160, 120);
  const views = photoViews(copyOf(original));

  it.each([
    ['the picture', original],
    ['its mirror image', mirrored(original)],
    ['nine tenths of it', part(original, 8, 6, 144, 108)],
    ['seven tenths of it', part(original, 24, 18, 112, 84)],
    ['its square', part(original, 20, 0, 120, 120)],
    ['its mirrored square', mirrored(part(original, 20, 0, 120, 120))],
    ['its upper part', part(original, 12, 0, 136, 102)],
  ])('hold %s', (_, luma) => expect(nearest(views, luma)).toBeLessThanOrEqual(31));

  it('hold no other picture', () => {
    const other = { ...original, data: original.data.map((_, at) => 128 + 100 * Math.cos(at * at * 0.0007)) };
    expect(nearest(views, other)).toBeGreaterThan(70);
  });

  it('are the same every time, and leave the picture as it was', () => {
    const again = copyOf(original);
    expect(photoViews(again).map(pdqToHex)).toEqual(views.map(pdqToHex));
    expect(again.data).toEqual(original.data);
    expect(views.every((view) => view.length === 32)).toBe(true);
  });
});
