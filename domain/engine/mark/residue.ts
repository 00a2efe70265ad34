import type { Affine } from './plane/affine.ts';
import { gaussianBlur } from './plane/gaussian-blur.ts';
import { leastSquares, leftOver } from './plane/least-squares.ts';
import { median } from './plane/median.ts';
import type { Plane } from './plane/plane.ts';
import { warp } from './plane/warp.ts';

const ROUNDS = 3;
const RIDGE = 1e-6;
/** Brings columns of shares to the size of grey levels, so that the ridge treats all alike. */
const LEVELS = 64;

/** What the original does not explain of a candidate, and where that was looked at (1, elsewhere 0). */
export type Residue = { left: Plane; seen: Plane };

/**
 * Takes from the candidate all that platforms and editors make of the original: shrunk and sharpened (any filter of 5 x 5), tone
 * curve, tint, light falling off to the rim, a place slightly off. Least squares on `core`; afterwards points that
 * still differ much, such as a text over the picture, are no longer looked at. What is left is noise and the mark.
 */
export function residue(
  candidate: Plane,
  original: { luma: Plane; blue: Plane; red: Plane },
  place: Affine,
  core: readonly number[],
  valid: readonly number[],
): Residue {
  const { width, height } = candidate;
  const columns = explanations(original, place, width, height);
  const reference = core;
  let fitted: readonly number[] = core;
  let seen = valid;
  let left = candidate.data;
  for (let round = 0; round < ROUNDS; round++) {
    left = leftOver(columns, candidate.data, leastSquares(columns, candidate.data, fitted, { ridge: RIDGE }));
    const squares = { width, height, data: left.map((value) => value * value) };
    const around = gaussianBlur(squares, Math.max(1.5, Math.min(width, height) / 64)).data;
    const most = 4 * Math.sqrt(median(reference.map((i) => around[i]!))) + 2;
    seen = valid.filter((i) => Math.sqrt(around[i]!) < most);
    fitted = seen;
  }
  const [mask, out] = [new Float64Array(left.length), new Float64Array(left.length)];
  for (const i of seen) [mask[i], out[i]] = [1, left[i]!];
  return { left: { width, height, data: out }, seen: { width, height, data: mask } };
}

/** What the original may have become, as columns to be weighed. */
function explanations(
  { luma, blue, red }: { luma: Plane; blue: Plane; red: Plane },
  place: Affine,
  width: number,
  height: number,
): Float64Array[] {
  const shown = warp(luma, place, width, height).data;
  const at = (x: number, y: number) =>
    shown[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!;
  type Value = (grey: number, u: number, v: number, x: number, y: number) => number;
  const column = (value: Value) => {
    const out = new Float64Array(width * height);
    const [across, down] = [2 / (width - 1), 2 / (height - 1)];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        out[i] = value((shown[i]! - 128) / 128, across * x - 1, down * y - 1, x, y);
      }
    return out;
  };
  const slopeAcross = (x: number, y: number) => (at(x + 1, y) - at(x - 1, y)) / 2;
  const slopeDown = (x: number, y: number) => (at(x, y + 1) - at(x, y - 1)) / 2;
  const offsets = [-2, -1, 0, 1, 2];
  const filter = offsets.flatMap((dy) =>
    offsets.map(
      (dx): Value =>
        (_g, _u, _v, x, y) =>
          at(x + dx, y + dy),
    ),
  );
  const tone: Value[] = [(grey) => LEVELS * grey ** 2, (grey) => LEVELS * grey ** 3, () => LEVELS];
  const light: Value[] = [
    (_, u) => LEVELS * u,
    (_, _u, v) => LEVELS * v,
    (_, u) => LEVELS * u ** 2,
    (_, _u, v) => LEVELS * v ** 2,
    (_, u, v) => LEVELS * u * v,
    (grey, u) => LEVELS * grey * u,
    (grey, _, v) => LEVELS * grey * v,
    (grey, u) => LEVELS * grey * u ** 2,
    (grey, _, v) => LEVELS * grey * v ** 2,
  ];
  const slightlyOff: Value[] = [
    (_, u, _v, x, y) => slopeAcross(x, y) * u,
    (_, _u, v, x, y) => slopeAcross(x, y) * v,
    (_, u, _v, x, y) => slopeDown(x, y) * u,
    (_, _u, v, x, y) => slopeDown(x, y) * v,
  ];
  const tint = [blue, red].map((plane) => warp(plane, place, width, height).data);
  return [...[...filter, ...tone, ...light, ...slightlyOff].map(column), ...tint];
}
