import { type Letters, lettersMissing } from './letters-shared.ts';

/** Letters that may differ: in two slips, in a pet ending. */
const [SLIPS, ENDING] = [2, 2];

/** Two slips leave a third of the pairs of a short word; another language's spelling as much of a long one. */
export const leastLetters = (fewer: number, more: number): number =>
  Math.max(2, Math.ceil(Math.min(fewer, more - 4) * 0.35));

/** Two slips change two letters. */
export const mayBeSlip = (of: Letters, other: Letters): boolean =>
  lettersMissing(of, other) <= SLIPS && lettersMissing(other, of) <= SLIPS;

/** A short form is a part of the name, but for its ending. */
export const mayBeShort = (a: string, of: Letters, b: string, other: Letters): boolean =>
  a.length < b.length ? lettersMissing(of, other) <= ENDING : lettersMissing(other, of) <= ENDING;
