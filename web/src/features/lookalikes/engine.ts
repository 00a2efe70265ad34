import { handleDiff, type HandleDiff } from '#domain/impersonation/handle-diff';
import { lookalikeHandles, type LookalikeClass } from '#domain/impersonation/lookalikes';
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

/** How many are shown, and at most how many of one kind: the field shows the breadth, not 300 decorations. */
const SHOWN = 5;
const OF_A_KIND = 2;
const CONSIDERED = 400;

/** The likeliest look-alikes of a handle, of several kinds, each with its drawing. */
export function liveLooks(handle: string): LiveLook[] {
  const count = new Map<LookalikeClass, number>();
  const picked: LiveLook[] = [];
  for (const { value, class: kind } of lookalikeHandles(handle, { max: CONSIDERED })) {
    const seen = count.get(kind) ?? 0;
    if (seen >= OF_A_KIND) continue;
    count.set(kind, seen + 1);
    const diff = handleDiff(handle, value, { yours: 'Yours', theirs: 'Not yours' });
    picked.push({ value, how: wordsFor(kind, diff), diff });
    if (picked.length === SHOWN) break;
  }
  return picked;
}

/** A look-alike letter is said more exactly where the drawing knows more: another alphabet, a digit, two letters. */
function wordsFor(kind: LookalikeClass, diff: HandleDiff): string {
  if (kind !== 'homoglyph') return WORDS[kind];
  const changed = diff.steps.filter((step) => step.kind === 'replaced');
  if (changed.some((step) => step.code)) return 'another alphabet';
  if (changed.some((step) => step.theirs.length !== step.yours.length)) return 'two letters for one';
  if (changed.some((step) => step.theirs.some((glyph) => /\d/.test(glyph)))) return 'digit for letter';
  return WORDS[kind];
}
