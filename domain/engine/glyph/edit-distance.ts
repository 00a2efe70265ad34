/**
 * Optimal string alignment with a discount for what a hand slips on or an eye misses: a letter doubled or halved, a vowel
 * for a vowel, two neighbours swapped. Plain edits cost 1. What is over `limit` may be answered as Infinity, as soon as no way is
 * cheaper. Time is |a| * |b|; callers pass at most 130 letters.
 */
export function slipDistance(a: string, b: string, limit = Infinity): number {
  const m = a.length;
  const n = b.length;
  if (Math.abs(m - n) * DOUBLED > limit) return Infinity;
  if (n >= codes.length) makeRoom(n);
  let before = rows[0]!;
  let previous = rows[1]!;
  let row = rows[2]!;
  row[0] = 0;
  for (let j = 0, last = -1; j < n; j++) {
    const code = b.charCodeAt(j);
    codes[j] = code;
    gaps[j] = code === last ? DOUBLED : 1;
    row[j + 1] = row[j]! + gaps[j]!;
    last = code;
  }
  for (let i = 1, last = -1; i <= m; i++) {
    const spare = before;
    before = previous;
    previous = row;
    row = spare;
    const x = a.charCodeAt(i - 1);
    const removal = x === last ? DOUBLED : 1;
    const replaced = isVowel(x) ? VOWEL : 1;
    /** Letters that the rest of `a` has more than the rest of `b`, at the row's start. */
    const longer = m - i - n;
    let cost = previous[0]! + removal;
    row[0] = cost;
    let least = cost + DOUBLED * Math.abs(longer);
    for (let j = 1; j <= n; j++) {
      const y = codes[j - 1]!;
      const added = cost + gaps[j - 1]!;
      cost = x === y ? previous[j - 1]! : previous[j - 1]! + (replaced < 1 && isVowel(y) ? VOWEL : 1);
      const removed = previous[j]! + removal;
      if (removed < cost) cost = removed;
      if (added < cost) cost = added;
      if (y === last && j > 1 && x !== y && x === codes[j - 2]) {
        const swapped = before[j - 2]! + SWAP;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      const whole = cost + DOUBLED * Math.abs(longer + j);
      if (whole < least) least = whole;
    }
    // a swap passes over this row, and costs so much less than the way through it
    if (least - (1 - SWAP) > limit + ROUNDING) return Infinity;
    last = x;
  }
  return row[n]!;
}

/** For all calls: a list against a list asks a million times. */
let rows = [0, 1, 2].map(() => new Float64Array(257));
let codes = new Uint16Array(256);
let gaps = new Float64Array(256);

function makeRoom(length: number): void {
  rows = rows.map(() => new Float64Array(2 * length + 1));
  codes = new Uint16Array(2 * length);
  gaps = new Float64Array(2 * length);
}

const DOUBLED = 0.6;
const VOWEL = 0.8;
const SWAP = 0.8;
const ROUNDING = 1e-9;

const isVowel = (code: number) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
