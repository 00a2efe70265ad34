import type { Affine } from './affine.ts';
import { cubic } from './cubic.ts';
import { emptyPlane, type Plane } from './plane.ts';

/**
 * A picture of `width` x `height` whose points are read from `from` where the affine map leads; between pixels linearly or by
 * cubic convolution. Outside, `outside`, or without it the nearest rim.
 */
export function warp(
  from: Plane,
  [a, b, c, d, e, f]: Affine,
  width: number,
  height: number,
  { linear = false, outside }: { linear?: boolean; outside?: number } = {},
): Plane {
  const out = emptyPlane(width, height);
  const read = linear ? readLinear : readCubic;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = a * (x + 0.5) + b * (y + 0.5) + c - 0.5;
      const v = d * (x + 0.5) + e * (y + 0.5) + f - 0.5;
      const isOutside = u < -0.5 || v < -0.5 || u > from.width - 0.5 || v > from.height - 0.5;
      out.data[y * width + x] = isOutside && outside !== undefined ? outside : read(from, u, v);
    }
  return out;
}

const inside = (at: number, length: number) => (at < 0 ? 0 : at < length ? at : length - 1);

function readLinear({ width, height, data }: Plane, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [left, right] = [inside(x, width), inside(x + 1, width)];
  const [top, bottom] = [inside(y, height) * width, inside(y + 1, height) * width];
  const above = data[top + left]! + (u - x) * (data[top + right]! - data[top + left]!);
  const below = data[bottom + left]! + (u - x) * (data[bottom + right]! - data[bottom + left]!);
  return above + (v - y) * (below - above);
}

function readCubic({ width, height, data }: Plane, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [w0, w1, w2, w3] = [cubic(u - x + 1), cubic(u - x), cubic(u - x - 1), cubic(u - x - 2)];
  const [x0, x1] = [inside(x - 1, width), inside(x, width)];
  const [x2, x3] = [inside(x + 1, width), inside(x + 2, width)];
  let sum = 0;
  for (let k = -1; k <= 2; k++) {
    const row = inside(y + k, height) * width;
    const line = w0 * data[row + x0]! + w1 * data[row + x1]! + w2 * data[row + x2]! + w3 * data[row + x3]!;
    sum += cubic(v - y - k) * line;
  }
  return sum;
}
