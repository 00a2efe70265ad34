import { markOriginal } from '../../domain/engine/mark/mark-original.ts';
import { markPicture } from '../../domain/engine/mark/mark-picture.ts';
import { markScore, NAMED_SCORE } from '../../domain/engine/mark/mark-score.ts';
import { keyStream } from '../../domain/engine/mark/pattern/chacha20.ts';
import { markChips } from '../../domain/engine/mark/pattern/mark-chips.ts';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { evidenceOf } from './evidence-of.ts';

/** Copies of one picture, as a register may hold them. */
export const COPIES = 1000;

/** Keys that a number fixes. */
export const keysOf = (fill: number, count: number) => {
  const bytes = keyStream(new Uint8Array(32).fill(fill), 32 * count);
  return (at: number) => bytes.subarray(32 * at, 32 * at + 32);
};

export type Known = { original: Pixels; copy: Pixels; chips: Int8Array };
export const ownKey = keysOf(1, 200);
export const mark = (square: Pixels, at: number): Known => ({
  original: markOriginal(square),
  copy: markPicture(square, ownKey(at)),
  chips: markChips(ownKey(at)),
});

/** The other copies of the same picture, as the register of a thousand holds them. */
const otherKey = keysOf(2, COPIES - 1);
const others = Array.from({ length: COPIES - 1 }, (_, at) => markChips(otherKey(at)));

export type Tried = { score: number; named: boolean; first: boolean; wrong: number; evidence?: Float64Array };

/** How one candidate scores, beside the other copies of the same picture. */
export function tried(candidate: Pixels, { original, chips }: Known): Tried {
  const evidence = evidenceOf(candidate, original);
  if (!evidence) return { score: 0, named: false, first: false, wrong: 0 };
  const score = markScore(evidence, chips);
  const wrong = others.reduce((most, one) => Math.max(most, markScore(evidence, one)), -Infinity);
  return { score, named: score >= NAMED_SCORE, first: score > wrong, wrong, evidence };
}
