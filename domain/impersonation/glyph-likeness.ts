import { LEET, stripDiacritics } from './layers.ts';
import { foldedSkeleton, skeleton } from './skeleton.ts';

/** How a glyph passes for another one. */
export type Likeness = 'same' | 'homoglyph' | 'leet' | 'diacritic' | 'separator' | 'twin' | 'vowel' | 'other';

/** Letters people misread in a handle's usual fonts, beyond what UTS #39 lists. */
const TWINS = ['il1|!j', 'o0q', 'uv', 'vy', 'nh', 'ec', 'gq9', 'b6', 's5z2', 'z2', 'b8', 'g6'];
const twinPairs = new Set(TWINS.flatMap((set) => [...set].flatMap((a) => [...set].map((b) => a + b))));
const SEPARATOR = /^[\p{Z}\p{Pd}\p{Pc}.·•:/\\|~+]$/u;
const DIGIT = /\d/;
const VOWEL = /^[aeiouy]$/;

export const isSeparator = (glyph: string) => SEPARATOR.test(glyph);

const known = new Map<string, Likeness>();

/**
 * Symmetric. `a` and `b` are one glyph each, any case. Remembers the pairs it met, up to a bound: a handle has few
 * letters, and comparing one profile with thousands asks for the same pairs again and again.
 */
export function likeness(a: string, b: string): Likeness {
  if (a === b) return 'same';
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const before = known.get(key);
  if (before) return before;
  const found = classify(a, b);
  if (known.size >= 20_000) known.clear();
  known.set(key, found);
  return found;
}

function classify(a: string, b: string): Likeness {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA === lowB) return 'same';
  if (isSeparator(a) && isSeparator(b)) return 'separator';
  if (
    skeleton(a) === skeleton(b) ||
    skeleton(lowA) === skeleton(lowB) ||
    foldedSkeleton(a) === foldedSkeleton(b)
  )
    return /^[\w|!]$/.test(a) && /^[\w|!]$/.test(b) ? 'twin' : 'homoglyph';
  if (stripDiacritics(lowA) === stripDiacritics(lowB)) return 'diacritic';
  if (LEET[a] === lowB || LEET[b] === lowA || (LEET[a] === LEET[b] && LEET[a])) return 'leet';
  const [bareA, bareB] = [bare(lowA), bare(lowB)];
  if (bareA === bareB) return 'homoglyph';
  if (twinPairs.has(bareA + bareB)) return 'twin';
  return VOWEL.test(bareA) && VOWEL.test(bareB) && !DIGIT.test(a + b) ? 'vowel' : 'other';
}

/** What is left of a glyph under every layer: "Ӓ" -> "a". NFKC knows fullwidth letters that Unicode's list lacks. */
const bare = (glyph: string) =>
  stripDiacritics(skeleton(stripDiacritics(glyph.normalize('NFKC')))).toLowerCase();
