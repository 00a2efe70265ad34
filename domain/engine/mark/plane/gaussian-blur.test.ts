import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gaussianBlur } from './gaussian-blur.ts';

it.each([
  ['a plain picture as it is', 4, 3, 1, new Array(12).fill(9), new Array(12).fill(9)],
  ['a single point as it is', 1, 1, 2, [5], [5]],
  ['two points nearly level', 2, 1, 5, [0, 10], [5, 5]],
])('leaves %s', (_, width, height, sd, data, expected: number[]) => {
  const out = gaussianBlur({ width, height, data: Float64Array.from(data as number[]) }, sd);
  expected.forEach((value, i) => expect(Math.abs(out.data[i]! - value)).toBeLessThan(0.5));
});

/** The row of a picture that is read at a place beyond its rim: mirrored once, then the last row there is. */
const read = (at: number, length: number) =>
  at < 0 ? Math.min(length - 1, -at - 1) : at < length ? at : Math.max(0, 2 * length - 1 - at);

it('is the sum over the picture and its mirror images, at every point and whatever the size', () => {
  const side = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(side, side, fc.nat(), fc.double({ min: 0.4, max: 3, noNaN: true }), (width, height, seed, sd) => {
      const data = Float64Array.from({ length: width * height }, (_, i) => ((seed % 1009) * (i + 7) ** 2) % 256);
      const out = gaussianBlur({ width, height, data }, sd);
      expect([out.width, out.height]).toEqual([width, height]);
      const radius = Math.ceil(3 * sd);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          let [sum, weights] = [0, 0];
          for (let j = -radius; j <= radius; j++)
            for (let i = -radius; i <= radius; i++) {
              const weight = Math.exp(-(i * i + j * j) / (2 * sd * sd));
              sum += weight * data[read(y + j, height) * width + read(x + i, width)]!;
              weights += weight;
            }
          expect(out.data[y * width + x]).toBeCloseTo(sum / weights, 6);
        }
    }),
    { seed: 304, numRuns: 20 },
  ); // prettier-ignore
});
