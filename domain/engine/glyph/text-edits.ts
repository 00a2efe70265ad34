import { NEIGHBOUR_KEYS } from '../tables/glyphs.ts';

/*
 * Every way to change one thing in a short ASCII text, one class each. They may repeat themselves; callers keep the first.
 */

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function* omissions(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++) yield text.slice(0, i) + text.slice(i + 1);
}

export function* repetitions(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++) yield text.slice(0, i + 1) + text.slice(i);
}

export function* transpositions(text: string): Iterable<string> {
  for (let i = 0; i + 1 < text.length; i++)
    if (text[i] !== text[i + 1]) yield text.slice(0, i) + text[i + 1] + text[i] + text.slice(i + 2);
}

export function* vowelSwaps(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    if ('aeiou'.includes(text[i]!))
      for (const vowel of 'aeiou') yield text.slice(0, i) + vowel + text.slice(i + 1);
}

/** A key next to the right one, hit instead of it. */
export function* neighbourReplacements(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    for (const key of NEIGHBOUR_KEYS.get(text[i]!) ?? '') yield text.slice(0, i) + key + text.slice(i + 1);
}

/** A key next to the right one, hit together with it. */
export function* neighbourInsertions(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    for (const key of NEIGHBOUR_KEYS.get(text[i]!) ?? '') {
      yield text.slice(0, i) + key + text.slice(i);
      yield text.slice(0, i + 1) + key + text.slice(i + 1);
    }
}

export function* allReplacements(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    for (const letter of LETTERS) yield text.slice(0, i) + letter + text.slice(i + 1);
}

export function* allInsertions(text: string): Iterable<string> {
  for (let i = 0; i <= text.length; i++)
    for (const letter of LETTERS) yield text.slice(0, i) + letter + text.slice(i);
}

/** Letters that differ in one bit, as a memory error reads them. */
export function* bitsquats(text: string): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    for (let bit = 1; bit < 128; bit <<= 1) {
      const letter = String.fromCharCode(text.charCodeAt(i) ^ bit);
      if (/[a-z0-9-]/.test(letter)) yield text.slice(0, i) + letter + text.slice(i + 1);
    }
}

export function* plurals(text: string): Iterable<string> {
  const plural = (word: string) => word + (/[sxz]$/.test(word) ? 'es' : 's');
  yield plural(text);
  if (text.endsWith('s')) yield text.slice(0, -1);
  for (let i = text.length - 1; i >= 2; i--) yield plural(text.slice(0, i)) + text.slice(i);
}

export function* separations(text: string, separator: string): Iterable<string> {
  for (let i = 1; i < text.length; i++) yield text.slice(0, i) + separator + text.slice(i);
}

/** Each place where `glyphs` knows something that looks like the letter (or pair) standing there. */
export function* replacements(
  text: string,
  glyphs: ReadonlyMap<string, readonly string[]>,
): Iterable<string> {
  for (let i = 0; i < text.length; i++)
    for (const width of [1, 2])
      for (const alike of (i + width <= text.length && glyphs.get(text.slice(i, i + width))) || [])
        yield text.slice(0, i) + alike + text.slice(i + width);
}

/** The letter replaced everywhere: "paypal" -> "pаypаl". */
export function* replacementsThroughout(
  text: string,
  glyphs: ReadonlyMap<string, readonly string[]>,
): Iterable<string> {
  for (const letter of new Set(text))
    for (const alike of glyphs.get(letter) ?? []) yield text.replaceAll(letter, alike);
}
