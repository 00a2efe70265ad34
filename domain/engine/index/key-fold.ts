import { LEET, stripDiacritics } from '../glyph/text-folds.ts';
import { foldedSkeleton } from '../glyph/skeleton.ts';

/** Codes of a key: 0 a..z 25, 26 and up everything else by its code point. Under 64, so that segments hash well. */
const ALPHABET = 64;

/** What one character counts as in a key; 255 leaves it out (separators, invisible characters, marks). */
function codeOf(character: string): number {
  const shown = character.normalize('NFKC');
  const small = stripDiacritics(shown.toLowerCase());
  // a capital may look like a letter where its small form does not: Greek Η and η
  const plain = [small, drawn(shown), drawn(small)].find(isPlain) ?? drawn(small);
  const letter = LEET[plain] ?? plain;
  if (/^[a-z]$/.test(letter)) return letter === 'i' ? 11 : letter.charCodeAt(0) - 97;
  if (/^[\p{P}\p{Z}\p{S}\p{M}\p{C}]*$/u.test(letter)) return 255;
  return 26 + (letter.codePointAt(0)! % (ALPHABET - 26));
}

const isPlain = (text: string) => /^[a-z0-9]$/.test(text);
/** Where m looks like two letters, the key keeps one. */
const drawn = (text: string) => stripDiacritics(foldedSkeleton(text)).replace(/^rn$/, 'm');

/** Codes of the characters met before, by their number; 254 where it was not asked for yet. */
const known = new Uint8Array(0x10000).fill(254);

/**
 * Folds a handle for the index: one character becomes one code or none, so that no edit of the handle grows into more edits of
 * the key. "m4ya_HollІmund" and "mayahollimund" have one key. Answers the length written to `into`.
 */
export function foldKey(handle: string, into: Uint8Array): number {
  let length = 0;
  for (let i = 0; i < handle.length && length < into.length; i++) {
    const point = handle.codePointAt(i)!;
    let code = known[point];
    if (code === undefined) {
      code = codeOf(String.fromCodePoint(point));
      i += 1;
    } else if (code === 254) code = known[point] = codeOf(handle[i]!);
    if (code !== 255) into[length++] = code;
  }
  return length;
}
