import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planesOf } from './plane.ts';

const pixel = (...data: number[]) => planesOf({ width: 1, height: 1, data: Uint8ClampedArray.from(data) });

it.each([
  [[255, 255, 255, 255], 255, 0, 0],
  [[0, 0, 0, 0], 255, 0, 0],
  [[255, 0, 0, 255], 76.245, -76.245, 178.755],
  [[0, 0, 255, 255], 29.07, 225.93, -29.07],
])('of %j are %d, blue %d, red %d', (rgba, luma, blue, red) => {
  const planes = pixel(...rgba);
  expect(planes.luma.data[0]).toBeCloseTo(luma, 3);
  expect(planes.blue.data[0]).toBeCloseTo(blue, 3);
  expect(planes.red.data[0]).toBeCloseTo(red, 3);
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
