import { words } from './words.ts';

const digits = (text: string) => text.replace(/\D/g, '').length;

/** A look-alike letter, said more exactly: another alphabet, two letters, a digit. */
export function homoglyphWords(own: string, value: string): string {
  if (/\P{ASCII}/u.test(value) && !/\P{ASCII}/u.test(own)) return words.alphabet;
  if (value.length !== own.length) return words.pair;
  return digits(value) > digits(own) ? words.digit : words.kinds.homoglyph;
}
