import type { Pixels } from '../photo/pdq.ts';
import { SIDE } from './pattern/lapped-transform.ts';
import { emptyPlane } from './plane/plane.ts';
import { resizePlane } from './plane/resize-plane.ts';

/** What is kept of a square picture to read its marks by: 256 points a side, each the mean of its area. */
export function markOriginal(square: Pixels): Pixels {
  const { width, height, data } = square;
  if (width !== height) throw new RangeError('Only a square picture is marked');
  if (width === SIDE) return square;
  const out = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let channel = 0; channel < 4; channel++) {
    const plane = emptyPlane(width, height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[4 * i + channel]!;
    resizePlane(plane, SIDE, SIDE).data.forEach((level, i) => (out[4 * i + channel] = Math.round(level)));
  }
  return { width: SIDE, height: SIDE, data: out };
}
