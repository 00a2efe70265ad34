import { emptyPlane, type Plane } from '../plane/plane.ts';

/** The mark lies in a picture of this side, whatever size it is shown at. */
export const SIDE = 256;
/** From one block to the next; each block is twice as wide and overlaps its neighbours. */
const HOP = 8;
/** Lowest frequencies across and down: what survives a platform's shrinking. */
const FREQUENCIES = 3;
/** Blocks in a row. */
export const BLOCKS = SIDE / HOP - 1;
export const BANDS = FREQUENCIES ** 2;
export const COEFFICIENTS = BANDS * BLOCKS ** 2;

/** Where a coefficient stands: bands row by row (down, then across), in each the blocks row by row. */
export const placeOf = (band: number, row: number, column: number) => (band * BLOCKS + row) * BLOCKS + column;

const basis = Array.from({ length: FREQUENCIES }, (_, k) =>
  Float64Array.from(
    { length: 2 * HOP },
    (_, n) =>
      Math.sqrt(2 / HOP) *
      Math.sin((Math.PI / (2 * HOP)) * (n + 0.5)) *
      Math.cos((Math.PI / HOP) * (n + 0.5 + HOP / 2) * (k + 0.5)),
  ),
);

/**
 * How much of each pattern a picture of SIDE points holds. Modulated lapped transform with a sine window (Malvar, "Lapped
 * transforms for efficient transform/subband coding", IEEE Transactions on Acoustics, Speech, and Signal Processing,
 * 1990): the patterns overlap, so no block shows, and are orthonormal, so each holds its own bit.
 */
export function analyse({ data }: Plane): Float64Array {
  const columns = new Float64Array(FREQUENCIES * BLOCKS * SIDE);
  for (let k = 0; k < FREQUENCIES; k++)
    for (let row = 0; row < BLOCKS; row++) {
      const to = (k * BLOCKS + row) * SIDE;
      for (let n = 0; n < 2 * HOP; n++) {
        const [weight, from] = [basis[k]![n]!, (row * HOP + n) * SIDE];
        for (let x = 0; x < SIDE; x++) columns[to + x]! += weight * data[from + x]!;
      }
    }
  const out = new Float64Array(COEFFICIENTS);
  for (let k = 0; k < FREQUENCIES; k++)
    for (let l = 0; l < FREQUENCIES; l++)
      for (let row = 0; row < BLOCKS; row++)
        for (let column = 0; column < BLOCKS; column++) {
          const from = (k * BLOCKS + row) * SIDE + column * HOP;
          let sum = 0;
          for (let n = 0; n < 2 * HOP; n++) sum += basis[l]![n]! * columns[from + n]!;
          out[placeOf(k * FREQUENCIES + l, row, column)] = sum;
        }
  return out;
}

/** The picture of SIDE points that these coefficients make. */
export function synthesise(coefficients: Float64Array): Plane {
  const columns = new Float64Array(FREQUENCIES * BLOCKS * SIDE);
  for (let k = 0; k < FREQUENCIES; k++)
    for (let l = 0; l < FREQUENCIES; l++)
      for (let row = 0; row < BLOCKS; row++)
        for (let column = 0; column < BLOCKS; column++) {
          const value = coefficients[placeOf(k * FREQUENCIES + l, row, column)]!;
          const to = (k * BLOCKS + row) * SIDE + column * HOP;
          for (let n = 0; n < 2 * HOP; n++) columns[to + n]! += value * basis[l]![n]!;
        }
  const out = emptyPlane(SIDE, SIDE);
  for (let k = 0; k < FREQUENCIES; k++)
    for (let row = 0; row < BLOCKS; row++)
      for (let n = 0; n < 2 * HOP; n++) {
        const [weight, from, to] = [basis[k]![n]!, (k * BLOCKS + row) * SIDE, (row * HOP + n) * SIDE];
        for (let x = 0; x < SIDE; x++) out.data[to + x]! += weight * columns[from + x]!;
      }
  return out;
}
