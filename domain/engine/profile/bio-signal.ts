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

/**
 * Fewer pairs are a phrase that many write ("father of two", "book through my website"), unless the words are nearly all of the shorter bio or
 * half of the longer one.
 */
const PHRASE = 5;
const NEARLY_ALL = 0.85;
const HALF = 0.5;
/** "Parts of the bio are the same", and not copied (judge/verdict.ts). */
const PARTS = 0.45;

/** 0..1: how much of the shorter bio stands in the other one; word pairs count for more than words, which chance shares. */
export function bioLikeness(yours: NonNullable<BioShape>, theirs: NonNullable<BioShape>): number {
  const pairs = inBoth(yours.pairs, theirs.pairs);
  const sameWords = inBoth(yours.words, theirs.words);
  const words = share(sameWords, yours.words, theirs.words);
  const likeness = 0.3 * words + 0.7 * share(pairs, yours.pairs, theirs.pairs);
  const ofLonger = sameWords.length / Math.max(yours.words.size, theirs.words.size);
  const isPhrase = pairs.length < PHRASE && words < NEARLY_ALL && ofLonger < HALF;
  return isPhrase ? Math.min(PARTS, likeness) : likeness;
}

const inBoth = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] =>
  [...a].filter((item) => b.has(item));

const share = (both: readonly string[], a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  both.length / Math.min(a.size, b.size);
