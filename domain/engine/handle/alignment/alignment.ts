import { type Likeness, isSeparator, likeness } from '../../glyph/glyph-likeness.ts';

export type Step = {
  kind: 'same' | 'replaced' | 'added' | 'removed' | 'swapped';
  yours: string[];
  theirs: string[];
  /** Position of the first glyph in `yours`, counted from 1. */
  at: number;
};

/** What an eye forgives: 0 the same, 1 or more two different letters. Drawn for reading, not for scoring. */
const PRICE: Record<Likeness, number> = {
  ...{
    same: 0,
    homoglyph: 0.3,
    diacritic: 0.3,
    leet: 0.4,
    twin: 0.4,
    separator: 0.5,
    vowel: 1.05,
    other: 1.1,
  },
};
const GAP_OPEN = 1;
const GAP_EXTEND = 0.35;
const SWAP = 0.9;
const LIGATURE = 0.5;

/** Two letters that read as one. */
export const LIGATURES: readonly (readonly [one: string, two: string])[] = [
  ...([
    ['m', 'rn'],
    ['m', 'nn'],
    ['w', 'vv'],
    ['w', 'uu'],
    ['d', 'cl'],
    ['n', 'ri'],
    ['u', 'ii'],
    ['k', 'lc'],
  ] as const),
];
const oneOf = new Map(LIGATURES.map(([one, two]) => [two, one]));
/** The letter that each glyph reads as together with the next one; '' for none. */
const readAsOne = (glyphs: readonly string[]) =>
  glyphs.map((glyph, i) => oneOf.get((glyph + (glyphs[i + 1] ?? '')).toLowerCase()) ?? '');

/** From here: none, an addition running, a removal running. */
type Gap = 0 | 1 | 2;
/** What may come next, how many glyphs of each it takes, and what runs afterwards. */
const MOVES = [
  { kind: 'same', di: 1, dj: 1, gap: 0 },
  { kind: 'replaced', di: 1, dj: 1, gap: 0 },
  { kind: 'replaced', di: 1, dj: 2, gap: 0 },
  { kind: 'replaced', di: 2, dj: 1, gap: 0 },
  { kind: 'swapped', di: 2, dj: 2, gap: 0 },
  { kind: 'added', di: 0, dj: 1, gap: 1 },
  { kind: 'removed', di: 1, dj: 0, gap: 2 },
] as const satisfies { kind: Step['kind']; di: number; dj: number; gap: Gap }[];
const [SAME, REPLACED, ONE_BY_TWO, TWO_BY_ONE, SWAPPED, ADDED, REMOVED] = [0, 1, 2, 3, 4, 5, 6];

/** Costs closer than this are equal: the move that is named first is taken. */
const EQUAL = 1e-9;

/**
 * The cheapest alignment with affine gaps, over at most 64 x 64 glyphs. Neighbouring additions (and removals) are one step,
 * so "_official" is one addition and not nine.
 */
export function align(yours: readonly string[], theirs: readonly string[]): Step[] {
  const moves = plan(yours, theirs);
  const width = theirs.length + 1;
  const steps: Step[] = [];
  let gap: Gap = 0;
  for (let i = 0, j = 0; i < yours.length || j < theirs.length;) {
    const move: (typeof MOVES)[number] = MOVES[moves[(i * width + j) * 3 + gap]!]!;
    const last = steps.at(-1);
    const [from, to] = [yours.slice(i, i + move.di), theirs.slice(j, j + move.dj)];
    if (last && last.kind === move.kind && move.kind !== 'replaced' && move.kind !== 'swapped') {
      last.yours.push(...from);
      last.theirs.push(...to);
    } else steps.push({ kind: move.kind, yours: from, theirs: to, at: i + 1 });
    [i, j, gap] = [i + move.di, j + move.dj, move.gap];
  }
  return steps;
}

/** Costs and moves of the pair in hand, three a cell, and which glyphs are the same. Kept, as long as the longest pair needs. */
let costs = new Float64Array(0);
let moves = new Uint8Array(0);
let same = new Uint8Array(0);

/** Filled from the end, so that walking from the start reads off the best way. */
function plan(a: readonly string[], b: readonly string[]): Uint8Array {
  const width = b.length + 1;
  const size = (a.length + 1) * width;
  if (same.length < size) {
    costs = new Float64Array(3 * size);
    moves = new Uint8Array(3 * size);
    same = new Uint8Array(size);
  }
  const [lowA, lowB] = [a.map(small), b.map(small)];
  const [oneA, oneB] = [readAsOne(a), readAsOne(b)];
  const [openA, openB] = [a.map(openPrice), b.map(openPrice)];
  for (let i = a.length; i >= 0; i--) {
    for (let j = b.length; j >= 0; j--) {
      const cell = i * width + j;
      const below = cell + width;
      let cost = i === a.length && j === b.length ? 0 : Infinity;
      let move = SAME;
      if (i < a.length && j < b.length) {
        const kind = likeness(a[i]!, b[j]!);
        const isSame = kind === 'same';
        same[cell] = isSame ? 1 : 0;
        cost = PRICE[kind] + costs[3 * (below + 1)]!;
        move = isSame ? SAME : REPLACED;
        if (oneB[j] !== '' && oneB[j] === lowA[i]) {
          const price = LIGATURE + costs[3 * (below + 2)]!;
          if (price < cost - EQUAL) {
            cost = price;
            move = ONE_BY_TWO;
          }
        }
        if (oneA[i] !== '' && oneA[i] === lowB[j]) {
          const price = LIGATURE + costs[3 * (below + width + 1)]!;
          if (price < cost - EQUAL) {
            cost = price;
            move = TWO_BY_ONE;
          }
        }
        if (!isSame && i + 1 < a.length && j + 1 < b.length && same[cell + 1]! & same[below]!) {
          const price = SWAP + costs[3 * (below + width + 2)]!;
          if (price < cost - EQUAL) {
            cost = price;
            move = SWAPPED;
          }
        }
      }
      for (let gap = 0; gap < 3; gap++) {
        let least = cost;
        let best = move;
        if (j < b.length) {
          const added = (gap === 1 ? GAP_EXTEND : openB[j]!) + costs[3 * (cell + 1) + 1]!;
          if (added < least - EQUAL) {
            least = added;
            best = ADDED;
          }
        }
        if (i < a.length) {
          const removed = (gap === 2 ? GAP_EXTEND : openA[i]!) + costs[3 * below + 2]!;
          if (removed < least - EQUAL) {
            least = removed;
            best = REMOVED;
          }
        }
        costs[3 * cell + gap] = least;
        moves[3 * cell + gap] = best;
      }
    }
  }
  return moves;
}

const small = (glyph: string) => glyph.toLowerCase();
const openPrice = (glyph: string) => (isSeparator(glyph) ? GAP_OPEN * 0.9 : GAP_OPEN);
