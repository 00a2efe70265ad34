/**
 * Optimal string alignment with a discount for what a hand slips on or an eye misses: a letter doubled or halved, a vowel
 * for a vowel, two neighbours swapped. Plain edits cost 1. Bounded by `limit`: answers Infinity as soon as no way is cheaper.
 * Time is |a| * |b|; callers pass at most 130 letters.
 */
export function slipDistance(a: string, b: string, limit = Infinity): number {
  const [m, n] = [a.length, b.length];
  if (Math.abs(m - n) * DOUBLED > limit) return Infinity;
  if (n >= rows[0]!.length) rows = rows.map(() => new Float64Array(2 * n));
  let [before, previous, row] = rows as [Float64Array, Float64Array, Float64Array];
  row[0] = 0;
  for (let j = 1; j <= n; j++) row[j] = row[j - 1]! + gap(b, j - 1);
  for (let i = 1; i <= m; i++) {
    [before, previous, row] = [previous, row, before];
    const x = a.charCodeAt(i - 1);
    const removal = gap(a, i - 1);
    row[0] = previous[0]! + removal;
    let best = row[0];
    for (let j = 1; j <= n; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = x === y ? previous[j - 1]! : previous[j - 1]! + (isVowel(x) && isVowel(y) ? VOWEL : 1);
      const removed = previous[j]! + removal;
      if (removed < cost) cost = removed;
      const added = row[j - 1]! + gap(b, j - 1);
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)) {
        const swapped = before[j - 2]! + SWAP;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    // a swap reaches two rows back, so one hopeless row proves nothing by itself; its price does
    if (best - SWAP > limit) return Infinity;
  }
  return row[n]!;
}

/** Three rows for all calls: a list against a list asks a million times. */
let rows = [0, 1, 2].map(() => new Float64Array(256));

const DOUBLED = 0.6;
const VOWEL = 0.8;
const SWAP = 0.8;

const gap = (text: string, at: number) =>
  at > 0 && text.charCodeAt(at) === text.charCodeAt(at - 1) ? DOUBLED : 1;
const isVowel = (code: number) =>
  code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121;
