import { dot } from './photo-correlation.ts';
import { discOf } from './photo-disc.ts';

/** Root of the mean square, in grey levels. */
export const spread = (values: Float64Array) => Math.sqrt(dot(values, values) / values.length);

/** The disc's points where they lie: each one's place, and what is around a place and in the disc. */
export function gridOf(values: Float64Array, side: number) {
  const grid = new Float64Array(side * side).fill(NaN);
  const { u, v } = discOf(side);
  const at = (i: number) =>
    Math.round(((v[i]! + 1) * side - 1) / 2) * side + Math.round(((u[i]! + 1) * side - 1) / 2);
  for (let i = 0; i < values.length; i++) grid[at(i)] = values[i]!;
  function around(place: number, reach: number, take: (value: number) => void): void {
    const [x, y] = [place % side, Math.floor(place / side)];
    for (let ny = Math.max(0, y - reach); ny <= Math.min(side - 1, y + reach); ny++)
      for (let nx = Math.max(0, x - reach); nx <= Math.min(side - 1, x + reach); nx++) {
        const value = grid[ny * side + nx]!;
        if (!Number.isNaN(value)) take(value);
      }
  }
  return { at, around };
}

/** Each point less the mean of its 7 x 7 neighbourhood: what is left are edges and textures. */
export function detailOf(values: Float64Array, side: number): Float64Array {
  const { at, around } = gridOf(values, side);
  const out = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    let [sum, count] = [0, 0];
    around(at(i), 3, (value) => {
      sum += value;
      count += 1;
    });
    out[i] = values[i]! - sum / count;
  }
  return out;
}
