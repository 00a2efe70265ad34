import { puny } from '../engine/web/punycode.ts';
import { shownParts } from '../unseen-characters.ts';
import { TOP_LEVEL_NAMES } from './top-level-names.ts';

/** Words joined by dots, as in an address. */
const dotted = /[\p{L}\p{N}_-]+(?:[.。．｡][\p{L}\p{M}\p{N}_-]+)+/gu;

/** One line of at most `most` characters, each visible or named by its code. For our own words. */
export function visibleText(text: string, most: number): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  const cut = characters.length > most ? [...characters.slice(0, most - 1), '…'] : characters;
  return shownParts(cut.join(''))
    .map((part) => ('code' in part ? `[${part.code}]` : part.words))
    .join('');
}

/**
 * A text that somebody else chose (a handle, a name, a reason that quotes one), safe to stand in a mail: visible, and
 * nothing that a mail program would make a link of: `evil.com` -> `evil[.]com`, while `maya.hollimund`, which is no
 * address, stays as it is.
 */
export const safeText = (text: string, most = 120): string =>
  visibleText(text, most)
    .replace(/:\/\//g, '[:]//')
    .replace(dotted, (word) => (mayBeAddress(word) ? word.replace(/[.。．｡]/g, '[.]') : word));

/**
 * Ends in a name that addresses end in, or is four numbers with dots. The whole public-suffix list would say no more here,
 * and be a fifth of the function that sends mails.
 */
const mayBeAddress = (word: string): boolean => {
  const labels = word
    .normalize('NFC')
    .toLowerCase()
    .split(/[.。．｡]/);
  return (
    TOP_LEVEL_NAMES.has(puny(labels.at(-1)!)) ||
    (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label)))
  );
};

/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
