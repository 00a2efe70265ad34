import { BANDS, BLOCKS, COEFFICIENTS, placeOf, SIDE } from './lapped-transform.ts';
import { gaussianBlur } from '../plane/gaussian-blur.ts';
import { emptyPlane, type Plane } from '../plane/plane.ts';

/** Grey levels over which an edge hides no more than a lesser one. */
const MOST_ACTIVITY = 16;
/** Below this brightness eyes see less of it. */
const DARK = 60;
/** The slowest pattern is seen first, as blotches on skin. */
const LOWEST_BAND = 0.75;
const HOP = SIDE / (BLOCKS + 1);

/**
 * How strong the mark may be at each place of a picture of SIDE points: where textures and edges hide it. The activity is a
 * geometric mean, so that a lone edge does not lend its strength to the plain surface beside it. Marking and reading work it out
 * of the same original.
 */
export function markStrength(luma: Plane): Float64Array {
  const [near, wide, activity] = [gaussianBlur(luma, 4), gaussianBlur(luma, 6), emptyPlane(SIDE, SIDE)];
  for (let i = 0; i < activity.data.length; i++)
    activity.data[i] = Math.log(Math.min(Math.abs(luma.data[i]! - near.data[i]!), MOST_ACTIVITY) + 0.5);
  const mean = gaussianBlur(activity, 5).data;
  const out = new Float64Array(COEFFICIENTS);
  for (let row = 0; row < BLOCKS; row++)
    for (let column = 0; column < BLOCKS; column++) {
      const at = HOP * (row + 1) * SIDE + HOP * (column + 1);
      const darkness = Math.min(1, Math.max(0, (DARK - wide.data[at]!) / DARK));
      const strength = (0.4 + (Math.exp(mean[at]!) - 0.5) / 4) * (1 + 0.35 * darkness);
      for (let band = 0; band < BANDS; band++)
        out[placeOf(band, row, column)] = strength * (band === 0 ? LOWEST_BAND : 1);
    }
  return out;
}
