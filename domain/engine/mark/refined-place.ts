import { type Affine, applied } from './plane/affine.ts';
import { gaussianBlur } from './plane/gaussian-blur.ts';
import { leastSquares, leftOver } from './plane/least-squares.ts';
import { median } from './plane/median.ts';
import { emptyPlane, type Plane } from './plane/plane.ts';
import { warp } from './plane/warp.ts';

/** From coarse to fine: standard deviations of the blur, in pixels of a candidate of 200. */
const BLURS = [3, 1.5, 0.7];
const ROUNDS = 12;
/** Pixels by which one round may move a picture's rim. */
const MOST_STEP = 3;
/** A shorter step is none: a five hundredth of a pixel. */
const LEAST_STEP = 2e-3;
/** Share of the original by which a corner may move: the search was never off by more. */
const MOST_MOVED = 0.06;

/**
 * The place of a candidate in the original to a tenth of a pixel, which patterns of 8 pixels need: Lucas and Kanade, "An
 * iterative image registration technique" (IJCAI, 1981), for an affine map, brightness fitted along, with weights for points
 * that fit badly (Cauchy's). It looks at the original alone, never at a mark: a place chosen because a mark shows
 * there would break the false-alarm law.
 */
export function refinedPlace(
  candidate: Plane,
  original: Plane,
  start: Affine,
  at: readonly number[],
): Affine {
  let place = start;
  const unit = Math.min(candidate.width, candidate.height) / 200;
  for (const sd of BLURS) place = follow(candidate, original, place, at, sd * unit + 0.3);
  const { width, height } = candidate;
  const isFar = [[0, 0], [width, 0], [0, height], [width, height]].some(([x, y]) => {
    const [now, before] = [applied(place, x!, y!), applied(start, x!, y!)];
    return !(Math.max(Math.abs(now[0] - before[0]), Math.abs(now[1] - before[1])) <= MOST_MOVED * original.width);
  }); // prettier-ignore
  return isFar ? start : place;
}

function follow(from: Plane, to: Plane, start: Affine, at: readonly number[], sd: number): Affine {
  const { width, height } = from;
  const seen = gaussianBlur(from, sd).data;
  const original = gaussianBlur(to, sd);
  const [across, down] = slopes(original);
  const one = new Float64Array(width * height).fill(1);
  const [ax, ay, dx, dy] = [one, one, one, one].map(() => new Float64Array(width * height));
  let place = start;
  for (let round = 0; round < ROUNDS; round++) {
    const [shown, right, below] = [original, across, down].map(
      (plane) => warp(plane, place, width, height, { linear: true }).data,
    );
    for (const i of at) {
      const [u, v] = [((i % width) + 0.5) / width - 0.5, (Math.floor(i / width) + 0.5) / height - 0.5];
      ax![i] = right![i]! * u;
      ay![i] = right![i]! * v;
      dx![i] = below![i]! * u;
      dy![i] = below![i]! * v;
    }
    const fitted = robustly([shown!, one, right!, ax!, ay!, below!, dx!, dy!], seen, at);
    const contrast = Math.abs(fitted[0]!) > 0.2 ? fitted[0]! : 0.2;
    const step = Array.from(fitted.subarray(2), (value) =>
      Math.min(MOST_STEP, Math.max(-MOST_STEP, value / contrast)),
    );
    place = moved(place, step, width, height);
    if (Math.max(...step.map(Math.abs)) < LEAST_STEP) break;
  }
  return place;
}

/** Twice: first all points count alike, then the less, the worse they fit. */
function robustly(columns: Float64Array[], values: Float64Array, at: readonly number[]): Float64Array {
  const fitted = leastSquares(columns, values, at);
  const left = leftOver(columns, values, fitted);
  const errors = Float64Array.from(at, (i) => Math.abs(left[i]!));
  const scale = 2 * (1.48 * median(errors) + 0.5);
  return leastSquares(columns, values, at, { trust: errors.map((error) => 1 / (1 + (error / scale) ** 2)) });
}

/** `step`: by how many pixels the middle moves, and the rim beyond it, in x and in y. */
function moved([a, b, c, d, e, f]: Affine, step: number[], width: number, height: number): Affine {
  const [x, ax, ay, y, dx, dy] = step as [number, number, number, number, number, number];
  return [
    a + ax / width,
    b + ay / height,
    c + x - (ax + ay) / 2,
    d + dx / width,
    e + dy / height,
    f + y - (dx + dy) / 2,
  ];
}

/** Half the difference of both neighbours, across and down; 0 at the rim. */
function slopes({ width, height, data }: Plane): [across: Plane, down: Plane] {
  const [across, down] = [emptyPlane(width, height), emptyPlane(width, height)];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      across.data[at] = (data[at + 1]! - data[at - 1]!) / 2;
      down.data[at] = (data[at + width]! - data[at - width]!) / 2;
    }
  return [across, down];
}
