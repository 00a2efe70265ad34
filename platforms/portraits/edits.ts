import type { PhotoEdit } from '../population/profile.ts';
import type { Raster } from './raster.ts';

/** Applies the edits that change pixels, in order. 'recompressed' changes the file only: see encode.ts. */
export const edited = (raster: Raster, edits: readonly PhotoEdit[]): Raster =>
  edits.reduce((current, edit) => apply(current, edit), raster);

function apply(from: Raster, edit: PhotoEdit): Raster {
  switch (edit.kind) {
    case 'recompressed':
      return from;
    case 'resized':
      return resized(from, edit.side);
    case 'brighter':
      return {
        ...from,
        data: from.data.map((value, i) => (i % 4 === 3 ? value : value * (1 + edit.percent / 100))),
      };
    case 'cropped': {
      const cut = Math.round((from.width * edit.percent) / 100);
      return window(from, cut, cut, from.width - 2 * cut, from.height - 2 * cut);
    }
    case 'mirrored':
      return remapped(from, from.width, from.height, (x, y) => [from.width - 1 - x, y]);
  }
}

const window = (from: Raster, left: number, top: number, width: number, height: number): Raster =>
  remapped(from, width, height, (x, y) => [x + left, y + top]);

function remapped(
  from: Raster,
  width: number,
  height: number,
  source: (x: number, y: number) => [number, number],
): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = source(x, y);
      const at = (sy * from.width + sx) * 4;
      data.set(from.data.subarray(at, at + 4), (y * width + x) * 4);
    }
  return { width, height, data };
}

/** Makes a square picture smaller: each new pixel is the mean of those it covers. */
function resized(from: Raster, side: number): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [left, top] = [Math.floor((x * from.width) / side), Math.floor((y * from.height) / side)];
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / side));
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / side));
      const sums = [0, 0, 0, 0];
      for (let sy = top; sy < bottom; sy++)
        for (let sx = left; sx < right; sx++)
          for (let c = 0; c < 4; c++)
            sums[c] = (sums[c] as number) + (from.data[(sy * from.width + sx) * 4 + c] as number);
      const count = (right - left) * (bottom - top);
      for (let c = 0; c < 4; c++) data[(y * side + x) * 4 + c] = (sums[c] as number) / count;
    }
  return { width: side, height: side, data };
}
