import { parseAnyLink } from '#domain/platform/any-link';
import { isSpacedLink } from '#domain/platform/link/link-in-text';
import { isWrittenNumber } from '#domain/platform/number-as-dialled';
import { parseProfileLink } from '#domain/platform/platforms';
import { chosenPart, isAssignedId } from '#domain/engine/handle/assigned-id';
import { handleShape } from '#domain/engine/handle/handle-shape';
import { handleLikeness } from '#domain/engine/handle/handle-signal';
import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { lookalikeHandles } from '#domain/engine/handle/lookalikes';
import type { Look } from './examples.ts';
import { changeWords, homoglyphWords, mixesAlphabets } from './homoglyph-words.ts';
import { words as none } from './none-words.ts';
import { words } from './words.ts';

export type LiveLook = Look & { diff: HandleDiff };

/** How many are shown, one of a kind: the field shows the breadth. */
const SHOWN = 5;
const CONSIDERED = 900;
/** What is longer by an addition is still compared as a whole: the engine looks at 64 characters. */
const LONGEST = 50;
/** Beyond ASCII and the Greek and Russian letters that every font draws. */
const RARE = /[^\0-\x7f\u0370-\u03ff\u0400-\u045f]/;
/** In the order in which they surprise the eye. */
const KINDS: readonly string[] = [
  words.alphabet,
  words.digit,
  words.pair,
  words.kinds.homoglyph,
  words.kinds.affix,
  words.kinds.hyphenation,
];

/** Whether a phone number or a link to one was typed: nobody can imitate that letter by letter. */
const isNumber = (typed: string): boolean =>
  isWrittenNumber(typed) || parseProfileLink(typed)?.platform === 'WHATSAPP';

/** No handle begins so and has a dot after its @. One of another server, `@maya@mastodon.example`, begins with the @. */
const MAILBOX = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const isMailbox = (typed: string): boolean => MAILBOX.test(typed.trim());

/** The handle that is meant: as typed, or the one of a pasted link to a profile; without what follows it in an address. */
function handleIn(typed: string): string {
  const link = parseProfileLink(typed) ?? parseAnyLink(typed);
  return link
    ? chosenPart(link.handle)
    : typed
        .trim()
        .replace(/^@+/, '')
        .replace(/(?<=.)[?#].*/, '');
}

/** Elsewhere a handle of digits is one that somebody chose. */
const NUMBERS: readonly string[] = ['FACEBOOK', 'DISCORD', 'GOOGLE', 'SPOTIFY'];

/** Of an account that has no name of its own, the link has a number of the platform's. */
const isGiven = (typed: string): boolean => {
  const link = parseProfileLink(typed);
  return !!link && NUMBERS.includes(link.platform) && isAssignedId(link.handle);
};

/** On a site whose links we don't know, no part of it is a handle for certain. */
const isPage = (typed: string): boolean => !parseProfileLink(typed) && !!parseAnyLink(typed)?.isPage;

/** A slash stands in no handle: what has one and was not read is a link to something else, such as a post. */
const isOtherLink = (typed: string): boolean => typed.includes('/') && handleIn(typed) === typed.trim();

const isLong = (handle: string): boolean => [...handle].length > LONGEST;

/** Why what was typed has no look-alikes, in words; undefined where it may have some. */
function unlike(typed: string): string | undefined {
  if (isMailbox(typed)) return none.mailbox;
  if (isNumber(typed)) return none.number;
  if (isSpacedLink(typed)) return none.spaced;
  if (isGiven(typed)) return none.given;
  if (isPage(typed)) return none.page;
  if (isOtherLink(typed)) return none.link;
  return isLong(handleIn(typed)) ? none.long(LONGEST) : undefined;
}

/** Why there are no look-alikes, in words. */
export const whyNone = (typed: string): string => unlike(typed) ?? none.none;

/** The most convincing look-alikes of a handle, or of the handle in a link: one of each kind, each with its drawing; none of a phone number or an email address. */
export function liveLooks(typed: string): LiveLook[] {
  if (unlike(typed)) return [];
  const handle = handleIn(typed);
  const own = handleShape(handle);
  const best = new Map<string, Candidate & { value: string }>();
  for (const { value, class: kind } of lookalikeHandles(handle, { max: CONSIDERED })) {
    const alike = kind === 'homoglyph' || (kind === 'replacement' && mixesAlphabets(handle, value));
    const how = alike ? homoglyphWords(handle, value) : changeWords(kind, handle, value);
    const look = {
      value,
      how,
      likeness: handleLikeness(own, handleShape(value)).value,
      rare: Number(RARE.test(value)),
      at: changedAt(handle, value),
    };
    const before = best.get(how);
    if (!before || convincing(look, before) < 0) best.set(how, look);
  }
  return [...best.values()]
    .sort(convincing)
    .slice(0, SHOWN)
    .map(({ value, how }) => ({
      value,
      how,
      diff: handleDiff(handle, value, { yours: words.yours, theirs: words.theirs }),
    }));
}

type Candidate = { how: string; likeness: number; rare: number; at: number };

/**
 * What an eye tells least, first; of those alike the kind that surprises most, letters that every font draws alike, and what
 * stands furthest from the beginning.
 */
const convincing = (a: Candidate, b: Candidate): number =>
  b.likeness - a.likeness || rank(a.how) - rank(b.how) || a.rare - b.rare || b.at - a.at;

const rank = (how: string) => (KINDS.includes(how) ? KINDS.indexOf(how) : KINDS.length);

/** How many letters both begin with. */
function changedAt(handle: string, value: string): number {
  let at = 0;
  while (at < handle.length && handle[at] === value[at]) at += 1;
  return at;
}
