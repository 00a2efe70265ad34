import { cubic } from './cubic.ts';
import { emptyPlane, type Plane } from './plane.ts';

/** The area's average where a side shrinks, cubic interpolation where it grows; one side after the other. */
export function resizePlane(from: Plane, width: number, height: number): Plane {
  if (from.width === width && from.height === height) return from;
  const [across, down] = [weights(from.width, width), weights(from.height, height)];
  const rows = emptyPlane(width, from.height);
  for (let y = 0; y < from.height; y++)
    for (let x = 0; x < width; x++) {
      const { first, shares } = across[x]!;
      let sum = 0;
      for (let k = 0; k < shares.length; k++)
        sum += shares[k]! * from.data[y * from.width + inside(first + k, from.width)]!;
      rows.data[y * width + x] = sum;
    }
  const out = emptyPlane(width, height);
  for (let y = 0; y < height; y++) {
    const { first, shares } = down[y]!;
    for (let k = 0; k < shares.length; k++) {
      const row = inside(first + k, from.height) * width;
      for (let x = 0; x < width; x++) out.data[y * width + x]! += shares[k]! * rows.data[row + x]!;
    }
  }
  return out;
}

const inside = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));

/** For each new point the first of the old ones it is made of, and their shares. */
function weights(long: number, short: number): { first: number; shares: number[] }[] {
  const ratio = long / short;
  return Array.from({ length: short }, (_, i) => {
    if (ratio <= 1) {
      const at = (i + 0.5) * ratio - 0.5;
      const first = Math.floor(at) - 1;
      return { first, shares: [0, 1, 2, 3].map((k) => cubic(at - first - k)) };
    }
    const [start, end] = [i * ratio, Math.min(long, (i + 1) * ratio)];
    const first = Math.floor(start);
    const count = Math.ceil(end - 1e-9) - first;
    return {
      first,
      shares: Array.from(
        { length: count },
        (_, k) => (Math.min(first + k + 1, end) - Math.max(first + k, start)) / (end - start),
      ),
    };
  });
}
