import { LEET, stripDiacritics } from './layers.ts';
import { skeleton } from './skeleton.ts';

/** Codes of a key: 0 a..z 25, 26 and up everything else by its code point. Under 64, so that segments hash well. */
const ALPHABET = 64;

/** What one character counts as in a key; 255 leaves it out (separators, invisible characters, marks). */
function codeOf(character: string): number {
  let plain = stripDiacritics(character.normalize('NFKC').toLowerCase());
  if (!/^[a-z0-9]$/.test(plain)) plain = stripDiacritics(skeleton(plain)).toLowerCase();
  const letter = LEET[plain] ?? plain;
  if (/^[a-z]$/.test(letter)) return letter === 'i' ? 11 : letter.charCodeAt(0) - 97;
  if (/^[\p{P}\p{Z}\p{S}\p{M}\p{C}]*$/u.test(letter)) return 255;
  return 26 + (letter.codePointAt(0)! % (ALPHABET - 26));
}

const ascii = Uint8Array.from({ length: 128 }, (_, code) => codeOf(String.fromCharCode(code)));

/**
 * Folds a handle for the index: one character becomes one code or none, so that no edit of the handle grows into more edits of
 * the key. "m4ya_HollІmund" and "mayahollimund" have one key. Answers the length written to `into`.
 */
export function foldKey(handle: string, into: Uint8Array): number {
  let length = 0;
  for (let i = 0; i < handle.length && length < into.length; i++) {
    const unit = handle.charCodeAt(i);
    let code: number;
    if (unit < 128) code = ascii[unit]!;
    else {
      const point = handle.codePointAt(i)!;
      if (point > 0xffff) i += 1;
      code = codeOf(String.fromCodePoint(point));
    }
    if (code !== 255) into[length++] = code;
  }
  return length;
}
