import { clipNfkc, foldCase, stripDiacritics, stripIgnorables } from '../glyph/text-folds.ts';
import { foldedSkeleton } from '../glyph/skeleton.ts';

/** The distinct words and word pairs of a bio; undefined when it is too short to tell people apart. */
export type BioShape = { words: ReadonlySet<string>; pairs: ReadonlySet<string> } | undefined;

const MAX_CHARACTERS = 2000;
/** "Love life" fits half the world. */
const MIN_WORDS = 4;

export function bioShape(bio: string): BioShape {
  const shown = stripDiacritics(stripIgnorables(clipNfkc(bio, MAX_CHARACTERS)));
  // sentences begin with an I that is no l; capitals of other alphabets are read as drawn
  const plain = stripDiacritics(foldedSkeleton(shown.replace(/[A-Z]+/g, foldCase)));
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length < MIN_WORDS) return undefined;
  return { words: new Set(words), pairs: new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`)) };
}

/** 0..1: how much of the shorter bio stands in the other one; word pairs count for more than words, which chance shares. */
export function bioLikeness(yours: NonNullable<BioShape>, theirs: NonNullable<BioShape>): number {
  return 0.3 * shared(yours.words, theirs.words) + 0.7 * shared(yours.pairs, theirs.pairs);
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let both = 0;
  for (const item of few) if (many.has(item)) both += 1;
  return both / few.size;
}
