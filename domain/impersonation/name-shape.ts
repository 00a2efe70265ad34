import anyAscii from 'any-ascii';
import { TITLE_WORDS } from './decorations.ts';
import { clip, stripDiacritics, stripIgnorables } from './layers.ts';
import { skeleton } from './skeleton.ts';

/** A display name taken apart once. */
export type NameShape = {
  /** Folded words without titles: ASCII, lower case. At most 12. */
  tokens: readonly string[];
  /** The same words' consonants, for scripts that write no vowels. */
  consonants: readonly string[];
  /** Written in a script without vowels (Arabic, Hebrew). */
  vowelless: boolean;
  /** Skeleton of the whole name: tells copies with letters of another alphabet. */
  skeleton: string;
  /** As shown, folded for a plain comparison. */
  text: string;
};

const MAX_CHARACTERS = 200;
const MAX_TOKENS = 12;

export function nameShape(name: string): NameShape {
  const shown = stripIgnorables(clip(name, MAX_CHARACTERS)).normalize('NFKC').trim();
  const words = latin(shown)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const kept = words.filter((word) => !TITLE_WORDS.has(word) && !SUFFIXES.has(word));
  const tokens = (kept.length > 0 ? kept : words).slice(0, MAX_TOKENS);
  return {
    tokens,
    consonants: tokens.map(consonantsOf),
    vowelless: /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(shown),
    skeleton: skeleton(shown.toLowerCase()),
    text: shown.toLowerCase().replace(/\s+/g, ' '),
  };
}

/** A word of Latin and Cyrillic letters mixed is a disguise and read by its looks; any other is transliterated. */
function latin(text: string): string {
  return text
    .replace(/['’`´ʼ]/g, '')
    .split(/\s+/)
    .map((word) => {
      const mixed =
        /[a-z]/i.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}]/u.test(word);
      return anyAscii(stripDiacritics(mixed ? skeleton(word) : word)).toLowerCase();
    })
    .join(' ');
}

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'phd', 'md', 'esq', 'official']);

/** "mohammed" and "mhmd" -> "mmd": what scripts without vowels and their readers agree on. */
function consonantsOf(token: string): string {
  return token
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/[aeiouyh`'"]/g, '')
    .replace(/(.)\1+/g, '$1');
}
