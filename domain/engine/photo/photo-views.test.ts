import fc from 'fast-check';
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

  it('are those made row by row', () => {
    type Rows = number[][];
    const crop = (rows: Rows, wide: number, high: number, down: number): Rows => {
      const [w, h] = [Math.round(rows[0]!.length * wide), Math.round(rows.length * high)];
      const [left, top] = [Math.round((rows[0]!.length - w) / 2), Math.round((rows.length - h) * down)];
      return rows.slice(top, top + h).map((row) => row.slice(left, left + w));
    };
    const turn = (rows: Rows, angle: number): Rows => {
      const [cx, cy] = [rows[0]!.length / 2, rows.length / 2];
      const near = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(at)));
      return rows.map((row, y) =>
        row.map((_, x) => {
          const [dx, dy] = [x - cx, y - cy];
          const from = rows[near(cy + dx * Math.sin(angle) + dy * Math.cos(angle), rows.length)]!;
          return from[near(cx + dx * Math.cos(angle) - dy * Math.sin(angle), row.length)]!;
        }),
      );
    };
    const frame = (rows: Rows, grey: number): Rows => {
      const edge = Math.round(0.05 * Math.min(rows.length, rows[0]!.length));
      const side = Array.from({ length: edge }, () => grey);
      const wide = Array.from({ length: rows[0]!.length + 2 * edge }, () => grey);
      const bars = Array.from({ length: edge }, () => wide);
      return [...bars, ...rows.map((row) => [...side, ...row, ...side]), ...bars];
    };
    const mask = (rows: Rows, grey: number): Rows => {
      const [cx, cy] = [rows[0]!.length / 2, rows.length / 2];
      return rows.map((row, y) =>
        row.map((value, x) => (Math.hypot(x - cx, y - cy) > Math.min(cx, cy) ? grey : value)),
      );
    };
    const hash = (rows: Rows) =>
      pdqToHex(
        pdqOfLuma({ width: rows[0]!.length, height: rows.length, data: Float32Array.from(rows.flat()) }).hash,
      );
    const every = (rows: Rows): string[] => {
      const side = Math.min(rows.length, rows[0]!.length);
      const square = crop(rows, side / rows[0]!.length, side / rows.length, 0.5);
      const wholes = rows.length === rows[0]!.length ? [rows] : [rows, square];
      const views = [
        ...wholes.flatMap((whole) => [
          whole,
          ...[0.95, 0.9, 0.85, 0.8, 0.7].map((kept) => crop(whole, kept, kept, 0.5)),
          ...[-0.09, -0.045, 0.045, 0.09].map((angle) => turn(whole, angle)),
          ...[0, 255].flatMap((grey) => [frame(whole, grey), mask(whole, grey)]),
        ]),
        ...[0.85, 0.7].map((kept) => crop(rows, kept, kept, 0)),
      ];
      return views.flatMap((view) => [hash(view), hash(view.map((row) => [...row].reverse()))]);
    };
    const side = fc.integer({ min: 60, max: 190 });
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, isSquare) => {
        const luma = picture(width, isSquare ? width : height);
        const rows = Array.from({ length: luma.height }, (_, y) => [
          ...luma.data.slice(y * width, (y + 1) * width),
        ]);
        expect(photoViews(luma).map(pdqToHex).sort()).toEqual(every(rows).sort());
      }),
      { seed: 324, numRuns: 4 },
    );
  });

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
