import type { Pixels } from '../photo/pdq.ts';
import { analyse, BANDS, BLOCKS, COEFFICIENTS, placeOf, SIDE } from './pattern/lapped-transform.ts';
import { markStrength } from './pattern/mark-strength.ts';
import { type Affine, applied, composed, determinant, inverse, scaling, shift } from './plane/affine.ts';
import { gaussianBlur } from './plane/gaussian-blur.ts';
import { emptyPlane, type Plane, planesOf } from './plane/plane.ts';
import { resizePlane } from './plane/resize-plane.ts';
import { warp } from './plane/warp.ts';
import { refinedPlace } from './refined-place.ts';
import { residue, type Residue } from './residue.ts';
import { uncovered } from './uncovered.ts';

/** Longest side a candidate is read at: the mark's own, so more shows nothing more. */
const WORK = 256;
/** The original at most this many times as large as its own grid: a candidate that shows a small part of it. */
const MOST_ZOOM = 3;
/** The disc in the middle of a candidate that crops, frames and circle masks leave. */
const CORE = 0.42;

/**
 * What a candidate says of each chip, whatever the key: the sign that it holds there, times how much that counts. It is made
 * of candidate and original alone, so one evidence is asked for any number of keys (mark-score.ts). `place`: from
 * the candidate's points to the original's, whose side counts 1.
 */
export function markEvidence(candidate: Pixels, original: Pixels, place: Affine): Float64Array {
  const shown = framed(planesOf(candidate).luma, place);
  const { luma } = shown;
  const { width, height } = luma;
  const side = Math.max(
    1,
    Math.min(MOST_ZOOM * SIDE, Math.round(1 / Math.sqrt(Math.abs(determinant(shown.place))))),
  );
  const known = planesOf(original);
  const sized = {
    luma: resizePlane(known.luma, side, side),
    blue: resizePlane(known.blue, side, side),
    red: resizePlane(known.red, side, side),
  };
  const start = composed(scaling(side), shown.place);
  const all = Array.from({ length: width * height }, (_, i) => i);
  const middle = all.filter(
    (i) =>
      Math.hypot((i % width) + 0.5 - width / 2, Math.floor(i / width) + 0.5 - height / 2) <
      CORE * Math.min(width, height),
  );
  const core = uncovered(luma, sized.luma, start, within(middle, start, width, side, 0.015 * side));
  const exact = refinedPlace(luma, sized.luma, start, core);
  const rest = residue(
    ...([
      luma,
      sized,
      exact,
      within(core, exact, width, side, -1),
      within(all, exact, width, side, -1),
    ] as const),
  );
  return weighed(
    rest,
    composed(inverse(exact), scaling(side / SIDE)),
    side,
    resizePlane(known.luma, SIDE, SIDE),
  );
}

/** Cuts away what lies around the original, as a page does around an avatar, and brings the rest to a working size. */
function framed(luma: Plane, place: Affine): { luma: Plane; place: Affine } {
  const back = inverse(place);
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => applied(back, x!, y!)); // prettier-ignore
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [
    Math.max(0, Math.floor(Math.min(...across))),
    Math.max(0, Math.floor(Math.min(...down))),
  ];
  const width = Math.max(1, Math.min(luma.width, Math.ceil(Math.max(...across))) - left);
  const height = Math.max(1, Math.min(luma.height, Math.ceil(Math.max(...down))) - top);
  const cut = emptyPlane(width, height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * luma.width + left;
    cut.data.set(luma.data.subarray(from, from + width), y * width);
  }
  const scale = Math.min(1, WORK / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const stretched: Affine = [width / w, 0, 0, 0, height / h, 0];
  return { luma: resizePlane(cut, w, h), place: composed(composed(place, shift(left, top)), stretched) };
}

/** Those points that lie in the original, `pad` of its pixels inside its rim. */
function within(at: readonly number[], place: Affine, width: number, side: number, pad: number): number[] {
  return at.filter((i) => {
    const [x, y] = applied(place, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    return Math.min(x, y) > pad + 0.5 && Math.max(x, y) < side - pad - 0.5;
  });
}

/** A block of which less was seen says nothing. */
const LEAST_SEEN = 0.55;
/** A coefficient counts as at most this many standard deviations: an edge left over is not a strong mark. */
const MOST_DEVIATIONS = 3;

/** The matched filter for noise that differs from place to place: each coefficient by the mark's strength over the noise's variance. */
function weighed({ left, seen }: Residue, back: Affine, side: number, original: Plane): Float64Array {
  const smooth = side > 1.15 * SIDE ? gaussianBlur(left, (0.5 * side) / SIDE) : left;
  const coefficients = analyse(warp(smooth, back, SIDE, SIDE, { outside: 0 }));
  const shares = sharesSeen(warp(seen, back, SIDE, SIDE, { linear: true, outside: 0 }));
  const strength = markStrength(original);
  const out = new Float64Array(COEFFICIENTS);
  for (let band = 0; band < BANDS; band++) {
    const kept = keptOf(band, side);
    for (let row = 0; row < BLOCKS; row++)
      for (let column = 0; column < BLOCKS; column++) {
        if (shares[row * BLOCKS + column]! <= LEAST_SEEN) continue;
        const at = placeOf(band, row, column);
        const sd = Math.sqrt(powerAround(coefficients, band, row, column) + 0.25);
        const value = Math.min(MOST_DEVIATIONS, Math.max(-MOST_DEVIATIONS, coefficients[at]! / sd));
        out[at] = (value * strength[at]! * kept) / sd;
      }
  }
  return out;
}

/** What of a band is left in a candidate that shows the original at `side` pixels: nothing beyond half of that. */
function keptOf(band: number, side: number): number {
  const frequency = ((Math.max(Math.floor(band / 3), band % 3) + 0.5) * SIDE) / 16;
  return Math.min(1, Math.max(0, 1.6 - (1.6 * frequency) / (0.5 * side)));
}

/** Mean square of the 5 x 5 blocks around. */
function powerAround(coefficients: Float64Array, band: number, row: number, column: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, row - 2); y <= Math.min(BLOCKS - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min(BLOCKS - 1, column + 2); x++) {
      sum += coefficients[placeOf(band, y, x)]! ** 2;
      count += 1;
    }
  return sum / count;
}

/** Of each block, 16 x 16 points, the share that was looked at. */
function sharesSeen({ data }: Plane): Float64Array {
  return Float64Array.from({ length: BLOCKS ** 2 }, (_, block) => {
    const [top, left] = [8 * Math.floor(block / BLOCKS), 8 * (block % BLOCKS)];
    let sum = 0;
    for (let y = top; y < top + 16; y++) for (let x = left; x < left + 16; x++) sum += data[y * SIDE + x]!;
    return sum / 256;
  });
}
