import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { words } from './words.ts';

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a look-alike has letters of an alphabet that the handle has none of. */
export const mixesAlphabets = (own: string, value: string): boolean =>
  ALPHABETS.some((alphabet) => alphabet.test(value) && !alphabet.test(own));

const digits = (text: string) => text.replace(/\D/g, '').length;

const signs = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '').length;

/** What happened to a handle where no letter was made to look like another; an added digit or a lost separator by its name. */
export function changeWords(kind: LookalikeClass, own: string, value: string): string {
  if (kind === 'insertion' && digits(value) > digits(own)) return words.extraDigit;
  if (kind === 'replacement' && signs(value) < signs(own)) return words.lostSeparator;
  return words.kinds[kind];
}

/** A look-alike letter, said more exactly: another alphabet, two letters, a digit. */
export function homoglyphWords(own: string, value: string): string {
  if (/\P{ASCII}/u.test(value) && !/\P{ASCII}/u.test(own)) return words.alphabet;
  if (mixesAlphabets(own, value)) return words.alphabet;
  if (value.length !== own.length) return words.pair;
  return digits(value) > digits(own) ? words.digit : words.kinds.homoglyph;
}
