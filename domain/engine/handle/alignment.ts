import { type Likeness, isSeparator, likeness } from '../glyph/glyph-likeness.ts';

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
const ligature = (one: string, two: string) =>
  LIGATURES.some(([single, pair]) => single === one.toLowerCase() && pair === two.toLowerCase());

/** From here: none, an addition running, a removal running. */
type Gap = 0 | 1 | 2;
type Move = { cost: number; kind: Step['kind']; di: number; dj: number; gap: Gap };

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
    const move: Move = moves[(i * width + j) * 3 + gap]!;
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

/** Filled from the end, so that walking from the start reads off the best way. */
function plan(a: readonly string[], b: readonly string[]): Move[] {
  const width = b.length + 1;
  const table = new Array<Move>((a.length + 1) * width * 3);
  for (let i = a.length; i >= 0; i--) {
    for (let j = b.length; j >= 0; j--) {
      for (const gap of [0, 1, 2] as const) {
        let best: Move = {
          cost: i === a.length && j === b.length ? 0 : Infinity,
          kind: 'same',
          di: 0,
          dj: 0,
          gap: 0,
        };
        const offer = (price: number, kind: Move['kind'], di: number, dj: number, next: Gap) => {
          const cost = price + table[((i + di) * width + j + dj) * 3 + next]!.cost;
          if (cost < best.cost - 1e-9) best = { cost, kind, di, dj, gap: next };
        };
        const [x, y, x2, y2] = [a[i], b[j], a[i + 1], b[j + 1]];
        if (x !== undefined && y !== undefined) {
          const kind = likeness(x, y);
          offer(PRICE[kind], kind === 'same' ? 'same' : 'replaced', 1, 1, 0);
          if (y2 !== undefined && ligature(x, y + y2)) offer(0.5, 'replaced', 1, 2, 0);
          if (x2 !== undefined && ligature(y, x + x2)) offer(0.5, 'replaced', 2, 1, 0);
          if (
            x2 !== undefined &&
            y2 !== undefined &&
            likeness(x, y) !== 'same' &&
            likeness(x, y2) === 'same' &&
            likeness(x2, y) === 'same'
          )
            offer(SWAP, 'swapped', 2, 2, 0);
        }
        if (y !== undefined) offer(gapPrice(gap === 1, y), 'added', 0, 1, 1);
        if (x !== undefined) offer(gapPrice(gap === 2, x), 'removed', 1, 0, 2);
        table[(i * width + j) * 3 + gap] = best;
      }
    }
  }
  return table;
}

const gapPrice = (running: boolean, glyph: string) =>
  running ? GAP_EXTEND : isSeparator(glyph) ? GAP_OPEN * 0.9 : GAP_OPEN;
