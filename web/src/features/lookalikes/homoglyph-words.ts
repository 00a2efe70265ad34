import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { words } from './words.ts';

/** A letter of any alphabet but ours: “ᴡ” and “ɑ” are of ours. */
const FOREIGN = /(?=\p{L})\P{Script=Latin}/u;
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
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** What is said of each change: of handles, or of names of sites. */
type ChangeWords = Record<Exclude<keyof typeof words, 'kinds'>, string> & {
  kinds: Record<LookalikeClass, string>;
};

/** What happened to a name where no letter was made to look like another; what befell a digit or a sign by its name. */
export function changeWords(
  kind: LookalikeClass,
  own: string,
  value: string,
  said: ChangeWords = words,
): string {
  const [ofDigits, ofSigns] = [digits(value) - digits(own), signs(value) - signs(own)];
  if (kind === 'repetition' && ofSigns > 0) return said.doubledSign;
  if (kind === 'repetition' && ofDigits > 0) return said.doubledDigit;
  if (kind === 'transposition' && movedSign(own, value)) return said.swappedSign;
  if ((kind === 'insertion' || kind === 'affix') && ofDigits > 0) return said.extraDigit;
  if (kind === 'replacement' && ofSigns < 0) return said.lostSeparator;
  if (kind === 'omission' && ofSigns < 0) return said.missingSign;
  if (kind === 'omission' && ofDigits < 0) return said.missingDigit;
  if (kind === 'token reorder' && lettersAndDigits(value) < lettersAndDigits(own)) return said.shortened;
  if (kind === 'TLD swap' && withoutDots(value) === withoutDots(own)) return said.missingDot;
  if (kind === 'TLD swap' && nameIn(value) !== nameIn(own)) return said.endingInName;
  return said.kinds[kind];
}

const withoutDots = (site: string) => site.replaceAll('.', '');
const nameIn = (site: string) => site.slice(0, site.indexOf('.'));

/** A look-alike letter, said more exactly: another alphabet, two letters, a digit, a letter for one. */
export function homoglyphWords(own: string, value: string): string {
  if (FOREIGN.test(value) && !FOREIGN.test(own)) return words.alphabet;
  if (mixesAlphabets(own, value)) return words.alphabet;
  const more = digits(value) - digits(own);
  if (more > 0) return more === 1 ? words.digit : words.digits;
  if (value.length !== own.length) return words.pair;
  return more < 0 ? words.letter : words.kinds.homoglyph;
}
