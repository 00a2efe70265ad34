import {
  affixed,
  affixedTwice,
  DICTIONARY,
  FIRST_AFFIXES,
  LETTER_AFFIXES,
  LIKELY_TWICE,
  NUMBERS,
  SECOND_AFFIXES,
} from './handle-affixes.ts';
import { handleParts, otherSeparators, reorders, retitled, shortened } from './handle-parts.ts';
import { LIKELY_GLYPHS } from '../tables/likely-glyphs.ts';
import { clip, foldCase, stripDiacritics } from '../glyph/text-folds.ts';
import { ASCII_GLYPHS, FOREIGN_GLYPHS } from '../tables/glyphs.ts';
import * as edits from '../glyph/text-edits.ts';

export type LookalikeClass =
  | 'insertion'
  | 'omission'
  | 'transposition'
  | 'repetition'
  | 'replacement'
  | 'homoglyph'
  | 'transliteration'
  | 'bitsquatting'
  | 'vowel swap'
  | 'hyphenation'
  | 'affix'
  | 'plural'
  | 'subdomain'
  | 'TLD swap'
  | 'token reorder'
  | 'dictionary';
export type Lookalike = { value: string; class: LookalikeClass };

const MAX_HANDLE = 64;

/**
 * Handles someone might take to pass for `handle`, likeliest first, unique, at most `max` (default 2,000). Lazy: asking for ten
 * costs ten. The order follows what real copies do: half are decorations, a quarter one edit, the rest letters that look alike,
 * separators and words in another order.
 */
export function* lookalikeHandles(
  handle: string,
  { max = 2000 }: { max?: number } = {},
): Iterable<Lookalike> {
  const shown = clip(handle.trim().replace(/^@(?=.)/, ''), MAX_HANDLE);
  const text = foldCase(stripDiacritics(shown));
  if (text === '') return;
  const seen = new Set(['', text, handle]);
  let left = max;
  for (const { class: kind, value } of likeliest(text, handleParts(shown))) {
    if (left <= 0) return;
    if (seen.has(value) || !/^[\p{L}\p{N}._-]+$/u.test(value)) continue;
    seen.add(value);
    left -= 1;
    yield { value, class: kind };
  }
}

/** First what is likely, the classes in turns, then the rest class by class. */
function* likeliest(text: string, parts: readonly string[]): Iterable<Lookalike> {
  yield* inTurns([
    [3, of('affix', affixed(text, FIRST_AFFIXES))],
    [2, of('homoglyph', edits.replacements(text, LIKELY_GLYPHS))],
    [1, of('hyphenation', otherSeparators(text, parts))],
    [1, of('omission', edits.omissions(text))],
    [1, of('repetition', edits.repetitions(text))],
    [1, of('transposition', edits.transpositions(text))],
    [1, of('token reorder', reorders(text, parts))],
    [1, of('affix', retitled(text, parts))],
  ]);
  yield* of('homoglyph', edits.replacementsThroughout(text, LIKELY_GLYPHS));
  yield* of('plural', [`${text}s`, `${text}es`, ...(text.endsWith('s') ? [text.slice(0, -1)] : [])]);
  yield* inTurns([
    [2, of('affix', affixed(text, SECOND_AFFIXES))],
    [1, of('affix', affixed(text, NUMBERS))],
    [1, of('affix', affixed(text, LETTER_AFFIXES))],
    [1, of('token reorder', shortened(text, parts))],
    [1, of('homoglyph', edits.replacements(text, ASCII_GLYPHS))],
    [1, of('vowel swap', edits.vowelSwaps(text))],
  ]);
  yield* of('affix', asWritten(text, LIKELY_TWICE));
  // the name set apart, and something hung on it: "maya.hollimund_official"
  if (parts.length === 2)
    for (const apart of [parts.join('_'), parts.join('.')])
      if (apart !== text) yield* of('affix', asWritten(apart, APART_TAILS));
  // the last letter twice, and a tail
  yield* of('affix', asWritten(text + text.at(-1)!, ['*_', '*__', '*1']));
  yield* of('homoglyph', edits.replacements(text, FOREIGN_GLYPHS));
  yield* of('replacement', edits.neighbourReplacements(text));
  yield* of('insertion', edits.neighbourInsertions(text));
  yield* inTurns([
    [1, of('dictionary', affixed(text, DICTIONARY))],
    [2, of('insertion', inserted(text, LETTERS_BY_USE))],
    [2, of('replacement', replaced(text, LETTERS_BY_USE))],
  ]);
  yield* of('insertion', inserted(text, '0123456789'));
  yield* of('replacement', replaced(text, '0123456789'));
  yield* of('hyphenation', edits.separations(text, '_'));
  yield* of('hyphenation', edits.separations(text, '.'));
  yield* of('bitsquatting', edits.bitsquats(text));
  yield* of('affix', affixedTwice(text));
  // a slip and a decoration: "maya_holimund_", "realmaya_ho1limund"
  for (const make of [edits.repetitions, edits.omissions, edits.transpositions])
    for (const once of make(text)) yield* of('affix', [`${once}_`, `_${once}`, `${once}1`]);
  for (const once of affixed(text, FIRST_AFFIXES.slice(0, 12)))
    yield* of('homoglyph', edits.replacements(once, LIKELY_GLYPHS));
  for (const once of edits.replacements(text, LIKELY_GLYPHS))
    yield* of('homoglyph', edits.replacements(once, LIKELY_GLYPHS));
}

const APART_TAILS = ['*_', '*1', '*_official', '*official', '*_real', 'real_*', 'the_*', '_*'];

function* asWritten(text: string, patterns: readonly string[]): Iterable<string> {
  for (const pattern of patterns) yield pattern.replace('*', () => text);
}

/** So that a list cut short loses the rare letters, not the end of the handle. */
const LETTERS_BY_USE = 'eaionsrtlhdcumpbgkyfvwzjxq';

function* inserted(text: string, letters: string): Iterable<string> {
  for (const letter of letters)
    for (let i = 0; i <= text.length; i++) yield text.slice(0, i) + letter + text.slice(i);
}

function* replaced(text: string, letters: string): Iterable<string> {
  for (const letter of letters)
    for (let i = 0; i < text.length; i++) yield text.slice(0, i) + letter + text.slice(i + 1);
}

/** A few of each in turn until all have ended. */
function* inTurns<T>(sources: [share: number, values: Iterable<T>][]): Iterable<T> {
  let open = sources.map(([share, values]) => ({ share, values: values[Symbol.iterator]() }));
  while (open.length > 0) {
    for (const source of open) {
      for (let i = 0; i < source.share; i++) {
        const { done, value } = source.values.next();
        if (done) {
          source.share = 0;
          break;
        }
        yield value;
      }
    }
    open = open.filter(({ share }) => share > 0);
  }
}

function* of(kind: LookalikeClass, values: Iterable<string>): Iterable<Lookalike> {
  for (const value of values) yield { value, class: kind };
}
