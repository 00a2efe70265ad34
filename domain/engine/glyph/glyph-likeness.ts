import { LEET, stripDiacritics } from './text-folds.ts';
import { foldedSkeleton, skeleton } from './skeleton.ts';

/** How a glyph passes for another one. */
const LIKENESSES = ['same', 'homoglyph', 'leet', 'diacritic', 'separator', 'twin', 'vowel', 'other'] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** Letters people misread in a handle's usual fonts, beyond what UTS #39 lists. */
const TWINS = ['il1|!j', 'o0q', 'uv', 'vy', 'nh', 'ec', 'gq9', 'b6', 's5z2', 'z2', 'b8', 'g6'];
const twinPairs = new Set(TWINS.flatMap((set) => [...set].flatMap((a) => [...set].map((b) => a + b))));
const SEPARATOR = /^[\p{Z}\p{Pd}\p{Pc}.·•:/\\|~+]$/u;
const DIGIT = /\d/;
const VOWEL = /^[aeiouy]$/;

export const isSeparator = (glyph: string) => SEPARATOR.test(glyph);

const known = new Map<string, Likeness>();
/** Of ASCII, which most handles are, by both codes: one more than the place in LIKENESSES. */
const ASCII = 128;
const knownAscii = new Uint8Array(ASCII * ASCII);

/**
 * Symmetric. `a` and `b` are one glyph each, any case. Remembers the pairs it met, up to a bound: a handle has few
 * letters, and comparing one profile with thousands asks for the same pairs again and again.
 */
export function likeness(a: string, b: string): Likeness {
  if (a === b) return 'same';
  const place = a.length === 1 && b.length === 1 ? (a.charCodeAt(0) << 7) | b.charCodeAt(0) : Infinity;
  // only where both are ASCII is the place within the table
  const isAscii = place < ASCII * ASCII && b.charCodeAt(0) < ASCII;
  const met = isAscii ? knownAscii[place]! : 0;
  if (met > 0) return LIKENESSES[met - 1]!;
  const found = strange(a, b);
  if (isAscii) knownAscii[place] = 1 + LIKENESSES.indexOf(found);
  return found;
}

/** Pairs of other glyphs. */
function strange(a: string, b: string): Likeness {
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const before = known.get(key);
  if (before) return before;
  const found = classify(a, b);
  if (known.size >= 20_000) known.clear();
  known.set(key, found);
  return found;
}

/** What a glyph is compared by, worked out once: a handle of 64 strange glyphs meets another one in 4,096 pairs. */
type Forms = { low: string; looks: readonly [string, string, string]; plain: string; bare: string };
const forms = new Map<string, Forms>();

function formsOf(glyph: string): Forms {
  const before = forms.get(glyph);
  if (before) return before;
  const low = glyph.toLowerCase();
  const made: Forms = {
    low,
    looks: [skeleton(glyph), skeleton(low), foldedSkeleton(glyph)],
    plain: stripDiacritics(low),
    bare: bare(low),
  };
  if (forms.size >= 5000) forms.clear();
  forms.set(glyph, made);
  return made;
}

function classify(a: string, b: string): Likeness {
  const [one, other] = [formsOf(a), formsOf(b)];
  if (one.low === other.low) return 'same';
  if (isSeparator(a) && isSeparator(b)) return 'separator';
  if (one.looks.some((look, i) => look === other.looks[i]))
    return /^[\w|!]$/.test(a) && /^[\w|!]$/.test(b) ? 'twin' : 'homoglyph';
  if (one.plain === other.plain) return 'diacritic';
  if (LEET[a] === other.low || LEET[b] === one.low || (LEET[a] === LEET[b] && LEET[a])) return 'leet';
  if (one.bare === other.bare) return 'homoglyph';
  if (twinPairs.has(one.bare + other.bare)) return 'twin';
  return VOWEL.test(one.bare) && VOWEL.test(other.bare) && !DIGIT.test(a + b) ? 'vowel' : 'other';
}

/** What is left of a glyph under every layer: "Ӓ" -> "a". NFKC knows fullwidth letters that Unicode's list lacks. */
const bare = (glyph: string) =>
  stripDiacritics(skeleton(stripDiacritics(glyph.normalize('NFKC')))).toLowerCase();
