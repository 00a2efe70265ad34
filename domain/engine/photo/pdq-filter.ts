/** Brightness 0..255. `sumUp` is asked from the top, once for each row, and writes its sums from the start behind a zero. */
export type LumaRows = { width: number; height: number; sumUp: (y: number, before: Float64Array) => void };

/**
 * The middles of `side` x `side` equal tiles of a blurred picture: two rounds of a box blur along rows and columns (a tent
 * filter), so that picking so few points does not alias. What lies between two points is in no window of the second round, so
 * half of the columns and half of the rows are worked out, and only as many rows kept as the first round's window needs.
 */
export function blurredPoints({ width, height, sumUp }: LumaRows, side: number): Float32Array {
  const [across, down] = [planOf(width, side), planOf(height, side)];
  const columns = across.wanted.length;
  /** Sums of a row from its start. */
  const before = new Float64Array(width + 1);
  const kept = new Float32Array(down.window * columns);
  const sums = new Float64Array(columns);
  const blurred = new Float32Array(columns);
  const second = new Float32Array(down.wanted.length * side);
  for (let y = 0, done = 0; done < down.wanted.length; y++) {
    const slot = (y % down.window) * columns;
    if (y < height) {
      sumUp(y, before);
      addRow(across, before, kept, slot, sums);
    } else dropRow(kept, slot, sums);
    const middle = y - down.after;
    if (middle !== down.wanted[done]) continue;
    const size = down.sizes[done]!;
    for (let k = 0; k < columns; k++) blurred[k] = sums[k]! / size;
    for (let j = 0; j < side; j++) second[done * side + j] = meanOf(blurred, across, j, 1, 0);
    done += 1;
  }
  const points = new Float32Array(side * side);
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) points[i * side + j] = meanOf(second, down, i, side, j);
  return points;
}

/** Where along a row or a column points are picked, and what they are made of. Windows are cut off at both ends. */
interface Plan {
  window: number;
  /** An even window reaches one further ahead than back. */
  after: number;
  /** What lies in the window of some point, ascending, and the window around each of these. */
  wanted: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
  sizes: Float64Array;
  /** Of each point, as numbers of what is wanted: the first in its window, and how many. */
  first: Int32Array;
  many: Int32Array;
}

function planOf(length: number, side: number): Plan {
  // the blur spans half the distance between two of the 64 points
  const window = Math.floor((length + 127) / 128);
  const after = Math.min(Math.floor((window + 2) / 2) - 1, length - 1);
  const start = (at: number) => Math.max(0, at - (window - after - 1));
  const end = (at: number) => Math.min(length, at + after + 1);
  const picked = Int32Array.from({ length: side }, (_, i) => Math.floor(((i + 0.5) * length) / side));
  const numbers = new Int32Array(length).fill(-1);
  const wanted: number[] = [];
  for (const at of picked)
    for (let x = start(at); x < end(at); x++) if (numbers[x] === -1) numbers[x] = wanted.push(x) - 1;
  return {
    window,
    after,
    wanted: Int32Array.from(wanted),
    starts: Int32Array.from(wanted, start),
    ends: Int32Array.from(wanted, end),
    sizes: Float64Array.from(wanted, (at) => end(at) - start(at)),
    first: picked.map((at) => numbers[start(at)]!),
    many: picked.map((at) => end(at) - start(at)),
  };
}

/** Blurs a row, and puts it in place of the one that leaves the window of the columns. */
function addRow(
  { starts, ends, sizes }: Plan,
  before: Float64Array,
  kept: Float32Array,
  slot: number,
  sums: Float64Array,
): void {
  for (let k = 0; k < sums.length; k++) {
    const mean = Math.fround((before[ends[k]!]! - before[starts[k]!]!) / sizes[k]!);
    sums[k] = sums[k]! + mean - kept[slot + k]!;
    kept[slot + k] = mean;
  }
}

function dropRow(kept: Float32Array, slot: number, sums: Float64Array): void {
  for (let k = 0; k < sums.length; k++) sums[k] = sums[k]! - kept[slot + k]!;
}

/** The mean of a point's window; its members lie `step` apart, from `offset` on. */
function meanOf(
  from: Float32Array,
  { first, many }: Plan,
  point: number,
  step: number,
  offset: number,
): number {
  const count = many[point]!;
  let sum = 0;
  for (let n = 0, at = first[point]! * step + offset; n < count; n++, at += step) sum += from[at]!;
  return sum / count;
}
