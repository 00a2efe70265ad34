import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrink } from '../../photo/photo-thumb.ts';
import { cubic } from './cubic.ts';
import type { Plane } from './plane.ts';
import { resizePlane } from './resize-plane.ts';

const plane = (width: number, data: number[]): Plane => ({
  width,
  height: data.length / width,
  data: Float64Array.from(data),
});

it.each([
  [0, 1],
  [0.5, 0.5625],
  [-1, 0],
  [1.5, -0.0625],
  [2.5, 0],
])('a point %d away counts %d', (distance, weight) => expect(cubic(distance)).toBeCloseTo(weight, 12));

it.each([
  ['two points to their mean', plane(2, [10, 20]), 1, 1, [15]],
  ['three to two', plane(3, [0, 30, 60]), 2, 1, [10, 50]],
  ['itself', plane(2, [1, 2, 3, 4]), 2, 2, [1, 2, 3, 4]],
  ['one point to many', plane(1, [7]), 2, 2, [7, 7, 7, 7]],
])('brings %s', (_, from, width, height, expected) => {
  const out = resizePlane(from, width, height);
  expect([out.width, out.height]).toEqual([width, height]);
  expected.forEach((value, i) => expect(out.data[i]).toBeCloseTo(value, 9));
});

it('of the same size is the plane itself', () => {
  const from = plane(3, [1, 2, 3, 4, 5, 6]);
  expect(resizePlane(from, 3, 2)).toBe(from);
  expect(resizePlane(from, 3, 1).data).toEqual(Float64Array.from([2.5, 3.5, 4.5]));
  expect(resizePlane(from, 1, 2).data).toEqual(Float64Array.from([2, 5]));
});

const side = fc.integer({ min: 1, max: 12 });
const picture = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height })
      .map((data) => plane(width, data)),
  );

it('shrinks as thumbnails are shrunk', () => {
  fc.assert(
    fc.property(picture, fc.double({ min: 0.1, max: 1, noNaN: true }), (from, scale) => {
      const [w, h] = [Math.ceil(from.width * scale), Math.ceil(from.height * scale)];
      const twin = shrink(from, w, h).data;
      resizePlane(from, w, h).data.forEach((value, i) => expect(value).toBeCloseTo(twin[i]!, 2));
    }),
    { seed: 302 },
  );
});

it('grows as the sum over all points says', () => {
  const at = (length: number, i: number) => Math.min(length - 1, Math.max(0, i));
  fc.assert(
    fc.property(picture, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (from, dx, dy) => {
      const [w, h] = [from.width + dx, from.height + dy];
      const out = resizePlane(from, w, h);
      for (let y = 0; y < h; y++)
        for (let x = 0; x < w; x++) {
          const [u, v] = [((x + 0.5) * from.width) / w - 0.5, ((y + 0.5) * from.height) / h - 0.5];
          let sum = 0;
          for (let j = -2; j < from.height + 2; j++)
            for (let i = -2; i < from.width + 2; i++)
              sum +=
                cubic(u - i) * cubic(v - j) * from.data[at(from.height, j) * from.width + at(from.width, i)]!;
          expect(out.data[y * w + x]).toBeCloseTo(sum, 6);
        }
    }),
    { seed: 303, numRuns: 30 },
  );
});
