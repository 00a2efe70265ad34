import type { Affine } from './plane/affine.ts';
import { gaussianBlur } from './plane/gaussian-blur.ts';
import { leastSquares, leftOver } from './plane/least-squares.ts';
import { median } from './plane/median.ts';
import type { Plane } from './plane/plane.ts';
import { warp } from './plane/warp.ts';

const ROUNDS = 10;
/** The blur takes away what a wrong place by two pixels would do. */
const BLUR = 0.02;

/**
 * Those of the points `at` where the candidate shows the original: not what was stuck over it, such as a text or a badge. Both
 * blurred, brightness fitted by a line that lets far points count little (Geman and McClure's weights), and what lies
 * far off that line is left out.
 */
export function uncovered(
  candidate: Plane,
  original: Plane,
  place: Affine,
  at: readonly number[],
): readonly number[] {
  const { width, height } = candidate;
  const sd = BLUR * Math.min(width, height);
  const seen = gaussianBlur(candidate, sd).data;
  const expected = warp(gaussianBlur(original, sd), place, width, height, { linear: true }).data;
  const columns = [expected, new Float64Array(seen.length).fill(1)];
  let trust: Float64Array | undefined;
  let errors = new Float64Array(at.length);
  for (let round = 0; round < ROUNDS; round++) {
    const left = leftOver(columns, seen, leastSquares(columns, seen, at, { trust }));
    errors = Float64Array.from(at, (i) => Math.abs(left[i]!));
    const scale = 1.48 * median(errors) + 1;
    trust = errors.map((error) => 1 / (1 + (error / scale) ** 2) ** 2);
  }
  // Whatever has become of the picture, the half that fits best is kept.
  const most = 5 * median(errors) + 10;
  return at.filter((_, q) => errors[q]! < most);
}
