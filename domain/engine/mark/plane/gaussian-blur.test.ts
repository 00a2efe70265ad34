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

it('is the sum over the picture and its mirror images', () => {
  const width = 9;
  const picture = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 63, maxLength: 63 });
  const mirrored = (at: number, length: number) =>
    at < 0 ? -at - 1 : at < length ? at : 2 * length - 1 - at;
  fc.assert(
    fc.property(picture, fc.double({ min: 0.4, max: 2, noNaN: true }), (data, sd) => {
      const out = gaussianBlur({ width, height: 7, data: Float64Array.from(data) }, sd).data;
      const radius = Math.ceil(3 * sd);
      for (const [x, y] of [[0, 0], [4, 3], [8, 6]] as const) {
        let [sum, weights] = [0, 0];
        for (let j = -radius; j <= radius; j++)
          for (let i = -radius; i <= radius; i++) {
            const weight = Math.exp(-(i * i + j * j) / (2 * sd * sd));
            sum += weight * data[mirrored(y + j, 7) * width + mirrored(x + i, width)]!;
            weights += weight;
          }
        expect(out[y * width + x]).toBeCloseTo(sum / weights, 6);
      }
    }),
    { seed: 304, numRuns: 40 },
  ); // prettier-ignore
});
