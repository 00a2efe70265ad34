import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { words } from './words.ts';

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a look-alike has letters of an alphabet that the handle has none of; digits alone are of no alphabet. */
export const mixesAlphabets = (own: string, value: string): boolean =>
  /\p{L}/u.test(own) && ALPHABETS.some((alphabet) => alphabet.test(value) && !alphabet.test(own));

const digits = (text: string) => text.replace(/\D/g, '').length;

/** Whether one of two that changed places is no letter. */
const movedSign = (own: string, value: string): boolean => {
  const changed = [...value].filter((character, at) => character !== own[at]);
  return changed.some((character) => !/\p{L}/u.test(character));
};

const signs = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '').length;

/** What happened to a handle where no letter was made to look like another; what befell a digit or a sign by its name. */
export function changeWords(kind: LookalikeClass, own: string, value: string): string {
  if (kind === 'repetition' && signs(value) > signs(own)) return words.doubledSign;
  if (kind === 'transposition' && movedSign(own, value)) return words.swappedSign;
  if (kind === 'insertion' && digits(value) > digits(own)) return words.extraDigit;
  if (kind === 'replacement' && signs(value) < signs(own)) return words.lostSeparator;
  if (kind === 'omission' && signs(value) < signs(own)) return words.missingSign;
  return words.kinds[kind];
}

/** A look-alike letter, said more exactly: another alphabet, two letters, a digit, a letter for one. */
export function homoglyphWords(own: string, value: string): string {
  if (/\P{ASCII}/u.test(value) && !/\P{ASCII}/u.test(own)) return words.alphabet;
  if (mixesAlphabets(own, value)) return words.alphabet;
  if (value.length !== own.length) return words.pair;
  if (digits(value) < digits(own)) return words.letter;
  return digits(value) > digits(own) ? words.digit : words.kinds.homoglyph;
}
