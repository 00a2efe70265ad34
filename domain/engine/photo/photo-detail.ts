import { dot } from './photo-correlation.ts';
import { discOf } from './photo-disc.ts';

/** Root of the mean square, in grey levels. */
export const spread = (values: Float64Array) => Math.sqrt(dot(values, values) / values.length);

/** Each point less the mean of its 7 x 7 neighbourhood: what is left are edges and textures. */
export function detailOf(values: Float64Array, side: number): Float64Array {
  const grid = new Float64Array(side * side).fill(NaN);
  const { u, v } = discOf(side);
  const at = (i: number) =>
    Math.round(((v[i]! + 1) * side - 1) / 2) * side + Math.round(((u[i]! + 1) * side - 1) / 2);
  for (let i = 0; i < values.length; i++) grid[at(i)] = values[i]!;
  const out = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [at(i) % side, Math.floor(at(i) / side)];
    let [sum, count] = [0, 0];
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= side || ny >= side) continue;
        const value = grid[ny * side + nx]!;
        if (Number.isNaN(value)) continue;
        sum += value;
        count += 1;
      }
    out[i] = values[i]! - sum / count;
  }
  return out;
}
