import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPlane, lumaPlane, planesOf } from './plane.ts';

const pixel = (...data: number[]) => planesOf({ width: 1, height: 1, data: Uint8ClampedArray.from(data) });

it.each([
  [[255, 255, 255, 255], 255, 0, 0],
  [[0, 0, 0, 0], 255, 0, 0],
  [[255, 0, 0, 255], 76.245, -76.245, 178.755],
  [[0, 0, 255, 255], 29.07, 225.93, -29.07],
  [[0, 0, 255, 51], 209.814, 45.186, -5.814],
  [[255, 0, 0, 102], 183.498, -30.498, 71.502],
])('of %j are %d, blue %d, red %d', (rgba, luma, blue, red) => {
  const planes = pixel(...rgba);
  expect(planes.luma.data[0]).toBeCloseTo(luma, 3);
  expect(planes.blue.data[0]).toBeCloseTo(blue, 3);
  expect(planes.red.data[0]).toBeCloseTo(red, 3);
});

it('of a picture have its size, point by point', () => {
  const data = Uint8ClampedArray.from([10, 10, 10, 255, 20, 20, 20, 255, 30, 30, 30, 255, 40, 40, 40, 255, 50, 50, 50, 255, 60, 60, 60, 255]); // prettier-ignore
  const { luma, blue, red } = planesOf({ width: 3, height: 2, data });
  for (const plane of [luma, blue, red, emptyPlane(3, 2)])
    expect([plane.width, plane.height, plane.data.length]).toEqual([3, 2, 6]);
  [...luma.data].forEach((level, i) => expect(level).toBeCloseTo(10 * (i + 1), 3));
  expect(lumaPlane({ width: 3, height: 2, data })).toEqual(luma);
  expect([...emptyPlane(3, 2).data]).toEqual([0, 0, 0, 0, 0, 0]);
});

it('add up to the colour again', () => {
  const level = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(level, level, level, (r, g, b) => {
      const { luma, blue, red } = pixel(r, g, b, 255);
      const [grey] = luma.data;
      expect(grey! + red.data[0]!).toBeCloseTo(r, 3);
      expect(grey! + blue.data[0]!).toBeCloseTo(b, 3);
      expect((grey! - 0.299 * r - 0.114 * b) / 0.587).toBeCloseTo(g, 3);
    }),
    { seed: 301 },
  );
});
