import { slipDistance } from '../glyph/edit-distance.ts';
import type { HandleShape } from '../handle/handle-shape.ts';
import { type Letters, lettersMissing, lettersOf } from './letters-shared.ts';

/** Of the letters so many may differ in handles that are alike enough for handle-blocks.ts: see editValue in handle-signal.ts. */
const EDITED = 0.32;
/** One edit takes two pairs of letters, and vowels are cheap. */
const PAIRS_AN_EDIT = 2.1;
/** What an edit costs that takes a letter away or changes it; a vowel for a vowel. */
const CHEAPEST = 0.8;
/** The share of letters at which an edit is as alike as that. */
const SLIPPED = 0.36;
/** A word that stands in both in another order may have another ending by so many letters. */
const INFLECTED = 3;

/** Of texts with so many pairs each. The ends are lost where one stands within the other. */
export function leastShared(fewer: number, more: number): number {
  const within = fewer - 2;
  const edited = more - Math.ceil(PAIRS_AN_EDIT * EDITED * (more - 1));
  return Math.max(2, more - fewer > EDITED * more ? within : Math.min(within, edited));
}

/** One of the texts by which a handle is compared, with its letters. */
interface Row {
  text: string;
  letters: Letters;
}
/** By their letters: nearly all of the shorter are in the longer, or so many that the rest may be edits. */
export function mayBeAlike(a: Row, b: Row): boolean {
  const [short, long] = a.text.length <= b.text.length ? [a, b] : [b, a];
  const missing = lettersMissing(short.letters, long.letters);
  if (missing === 0) return true;
  const more = lettersMissing(long.letters, short.letters);
  return CHEAPEST * Math.max(missing, more) <= EDITED * (long.text.length + 1);
}

/**
 * Whatever brings two handles to `HANDLE_ALIKE` is one of these: the same text under some reading, one within the other, the same
 * letters in another order, or few edits. A tenth of the time that it takes to say how alike they are, and few pass.
 */
export function mayReach(a: HandleShape, b: HandleShape): boolean {
  if (a.bare.includes(b.core) || b.bare.includes(a.core)) return true;
  const own = textsOf(a);
  if (textsOf(b).some((text) => own.includes(text))) return true;
  if (a.skeletons.some((one) => b.skeletons.includes(one))) return true;
  // letters that were cut off both stand before the eye: half of them count as read
  const read = Math.min(lengthOf(a.cut), lengthOf(b.cut)) / 2;
  const pairs = [[a.core, b.core], [a.bare, b.bare], [a.core, b.bare], [a.bare, b.core]] as const; // prettier-ignore
  return pairs.some(([x, y], i) => isTurned(x, y) || (i < 2 && isSlip(x, y, read)));
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

function isTurned(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > INFLECTED) return false;
  const [one, other] = [lettersOf(a), lettersOf(b)];
  return Math.min(lettersMissing(one, other), lettersMissing(other, one)) === 0;
}

function isSlip(a: string, b: string, read: number): boolean {
  const most = SLIPPED * (Math.max(a.length, b.length) + read);
  return slipDistance(a, b, most) <= most;
}

/** The texts by which a handle is compared. */
export const rowsOf = (handle: HandleShape): Row[] =>
  textsOf(handle).map((text) => ({ text, letters: lettersOf(text) }));

/** What handles are compared by: all letters, and what is left without decorations. */
const textsOf = ({ bare, core, looseCores }: HandleShape): string[] => [
  ...new Set([bare, core, ...looseCores].filter((text) => text !== '')),
];
