import type { Luma } from './pdq.ts';

/** Two rounds of a box blur along rows and columns: a tent filter, so that picking 64 x 64 points does not alias. In place. */
export function jarosz({ width, height, data }: Luma): void {
  const alongRows = windowOf(width);
  const alongColumns = windowOf(height);
  const other = new Float32Array(data.length);
  for (let round = 0; round < 2; round++) {
    for (let row = 0; row < height; row++) boxRow(data, other, row * width, width, alongRows);
    boxColumns(other, data, width, height, alongColumns);
  }
}

/** The blur spans half the distance between two of the 64 points. */
const windowOf = (side: number) => Math.floor((side + 127) / 128);

/** Moving average whose window is cut off at both ends. */
function boxRow(from: Float32Array, to: Float32Array, start: number, length: number, window: number): void {
  const [before, after] = reach(window, length);
  let sum = 0;
  let size = 0;
  for (let i = 0; i < after; i++, size++) sum += from[start + i]!;
  for (let i = 0; i < length; i++) {
    if (i + after < length) {
      sum += from[start + i + after]!;
      size++;
    }
    if (i - before - 1 >= 0) {
      sum -= from[start + i - before - 1]!;
      size--;
    }
    to[start + i] = sum / size;
  }
}

/** The same down all columns at once: memory is read row by row. */
function boxColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  window: number,
): void {
  const [before, after] = reach(window, height);
  const sums = new Float64Array(width);
  let size = 0;
  const add = (row: number, sign: 1 | -1) => {
    for (let x = 0, at = row * width; x < width; x++, at++) sums[x]! += sign * from[at]!;
    size += sign;
  };
  for (let row = 0; row < after; row++) add(row, 1);
  for (let row = 0; row < height; row++) {
    if (row + after < height) add(row + after, 1);
    if (row - before - 1 >= 0) add(row - before - 1, -1);
    for (let x = 0, at = row * width; x < width; x++, at++) to[at] = sums[x]! / size;
  }
}

/** An even window reaches one further ahead than back. */
function reach(window: number, length: number): [before: number, after: number] {
  const after = Math.min(Math.floor((window + 2) / 2) - 1, length - 1);
  return [window - after - 1, after];
}

/** The middles of `side` x `side` equal tiles. */
export function decimate({ width, height, data }: Luma, side: number): Float32Array {
  const out = new Float32Array(side * side);
  for (let i = 0; i < side; i++) {
    const row = Math.floor(((i + 0.5) * height) / side);
    for (let j = 0; j < side; j++)
      out[i * side + j] = data[row * width + Math.floor(((j + 0.5) * width) / side)]!;
  }
  return out;
}
