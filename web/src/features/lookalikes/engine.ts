import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { lookalikeHandles, type LookalikeClass } from '#domain/engine/handle/lookalikes';
import type { Look } from './examples.ts';

export type LiveLook = Look & { diff: HandleDiff };

const WORDS: Record<LookalikeClass, string> = {
  insertion: 'an extra letter',
  omission: 'a letter missing',
  transposition: 'two letters swapped',
  repetition: 'a doubled letter',
  replacement: 'a neighbouring key',
  homoglyph: 'a letter that looks alike',
  bitsquatting: 'one bit apart',
  'vowel swap': 'another vowel',
  hyphenation: 'a separator',
  affix: 'a decoration',
  plural: 'a plural',
  subdomain: 'a dot',
  'TLD swap': 'another ending',
  'token reorder': 'words in another order',
  dictionary: 'an added word',
};

/** How many are shown, one of a kind: the field shows the breadth, in the order in which kinds surprise the eye. */
const SHOWN = 5;
const CONSIDERED = 600;
const KINDS = [
  'another alphabet',
  'digit for letter',
  'two letters for one',
  WORDS.homoglyph,
  WORDS.affix,
  WORDS.hyphenation,
];

/** The likeliest look-alikes of a handle, one of each kind, each with its drawing. */
export function liveLooks(handle: string): LiveLook[] {
  const first = new Map<string, string>();
  for (const { value, class: kind } of lookalikeHandles(handle, { max: CONSIDERED })) {
    const how = kind === 'homoglyph' ? homoglyphWords(handle, value) : WORDS[kind];
    if (!first.has(how)) first.set(how, value);
  }
  const rank = (how: string) => (KINDS.includes(how) ? KINDS.indexOf(how) : KINDS.length);
  return [...first]
    .sort(([a], [b]) => rank(a) - rank(b))
    .slice(0, SHOWN)
    .map(([how, value]) => ({
      value,
      how,
      diff: handleDiff(handle, value, { yours: 'Yours', theirs: 'Not yours' }),
    }));
}

const digits = (text: string) => text.replace(/\D/g, '').length;

/** A look-alike letter, said more exactly: another alphabet, two letters, a digit. */
function homoglyphWords(handle: string, value: string): string {
  if (/\P{ASCII}/u.test(value) && !/\P{ASCII}/u.test(handle)) return 'another alphabet';
  if (value.length !== handle.length) return 'two letters for one';
  return digits(value) > digits(handle) ? 'digit for letter' : WORDS.homoglyph;
}
