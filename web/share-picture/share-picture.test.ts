import { expect, it } from 'vitest';
import { blank, fillRings } from './raster.ts';
import { canWrite, sharePicture, size } from './share-picture.ts';

it('a box that covers half a pixel colours it by half', () => {
  const raster = blank(4, 3, [0, 0, 0]);
  // prettier-ignore
  fillRings(raster, [[[1, 1], [2.5, 1], [2.5, 2], [1, 2]]], [200, 100, 50]);
  const row = (y: number) => [...raster.data.subarray(y * 12, y * 12 + 12)];
  expect(row(0)).toEqual(Array(12).fill(0));
  expect(row(1)).toEqual([0, 0, 0, 200, 100, 50, 100, 50, 25, 0, 0, 0]);
});

it('a hole stays empty, whichever way it is slanted', () => {
  const raster = blank(8, 8, [0, 0, 0]);
  // prettier-ignore
  const rings = [[[0, 0], [8, 0], [8, 8], [0, 8]], [[2, 2], [2, 6], [6, 6], [6, 2]]] as const;
  fillRings(raster, rings, [255, 255, 255]);
  const lit = (x: number, y: number) => raster.data[(y * 8 + x) * 3];
  expect([lit(0, 0), lit(3, 3), lit(7, 4), lit(5, 5)]).toEqual([255, 0, 255, 0]);
});

it('the picture of a page is a PNG of the usual size, the same bytes each time, and of each title its own', () => {
  const picture = sharePicture('Someone copied me on Instagram', 0);
  expect(picture.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size.width, size.height]);
  expect(picture.equals(sharePicture('Someone copied me on Instagram', 0))).toBe(true);
  expect(picture.equals(sharePicture('Someone copied me on Facebook', 0))).toBe(false);
  expect(picture.length).toBeLessThan(60_000);
});

it('says which letters it can’t draw', () => {
  expect([canWrite('Help · Countersign'), canWrite('Помощь')]).toEqual([true, false]);
});
