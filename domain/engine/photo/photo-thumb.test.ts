import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrink, thumbOf } from './photo-thumb.ts';

const picture = (width: number, height: number, grey: (x: number, y: number) => number) => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => grey(i % width, Math.floor(i / width))),
});

/** For each new point, every old one by the area both share. */
function naive(from: ReturnType<typeof picture>, width: number, height: number): number[] {
  const shared = (i: number, at: number, ratio: number) =>
    Math.max(0, Math.min(at + 1, (i + 1) * ratio) - Math.max(at, i * ratio));
  return Array.from({ length: width * height }, (_, i) => {
    let [sum, area] = [0, 0];
    for (let y = 0; y < from.height; y++)
      for (let x = 0; x < from.width; x++) {
        const part =
          shared(i % width, x, from.width / width) * shared(Math.floor(i / width), y, from.height / height);
        sum += part * from.data[y * from.width + x]!;
        area += part;
      }
    return sum / area;
  });
}

describe('shrink', () => {
  it('averages areas', () =>
    expect([...shrink({ width: 4, height: 1, data: [0, 10, 20, 40] }, 2, 1).data]).toEqual([5, 30]));

  it('agrees with a plain sum of shared areas', () => {
    const side = fc.integer({ min: 1, max: 17 });
    fc.assert(
      fc.property(side, side, side, side, fc.integer(), (w, h, w2, h2, seed) => {
        const from = picture(w, h, (x, y) => Math.abs(Math.sin(x * 7.1 + y * 3.3 + seed)) * 255);
        const [width, height] = [Math.min(w, w2), Math.min(h, h2)];
        const expected = naive(from, width, height);
        const { data } = shrink(from, width, height);
        expect(Math.max(...expected.map((value, i) => Math.abs(value - data[i]!)))).toBeLessThan(0.01);
      }),
      { seed: 91, numRuns: 100 },
    );
  });
});

describe('thumbOf', () => {
  it.each([
    [960, 480, 96, 48],
    [480, 960, 48, 96],
    [50, 20, 50, 20],
    [2000, 1, 96, 1],
    [1, 2000, 1, 96],
    [97, 97, 96, 96],
  ])('of %d x %d is %d x %d', (width, height, wide, high) => {
    const thumb = thumbOf(picture(width, height, () => 200));
    expect([thumb.width, thumb.height, thumb.data.length]).toEqual([wide, high, wide * high]);
    expect(thumb.data.every((value) => value === 200)).toBe(true);
  });
});
