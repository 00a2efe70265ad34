import { counted } from '../handle/difference-words.ts';
import { sharedPart } from '../handle/alignment/shared-part.ts';
import { handleDiff } from '../handle/handle-diff.ts';
import { handleShape } from '../handle/handle-shape.ts';
import type { HandleLikeness } from '../handle/handle-signal.ts';
import { pointsOf } from './evidence-points.ts';
import type { Seen } from './judgement.ts';
import { lettersReplaced } from './letters-replaced.ts';
import type { NameLikeness } from '../name/name-signal.ts';
import type { PhotoLikeness } from '../photo/photo-signal.ts';
import type { Relative } from '../profile/age-and-audience.ts';
import type { PagesShared } from '../web/link-pages.ts';
import type { DomainLikeness } from '../web/web-signal.ts';

/** What adds points stands among what speaks for a copy, what takes some away among what speaks against, each worded for its place. */
const sideOf = (
  signal: 'handle' | 'name' | 'bio' | 'domain' | 'location',
  value: number,
): 'for' | 'context' => (pointsOf(signal, value) > 0 ? 'for' : 'context');

const clause = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** One sentence about two handles, naming the glyphs when few differ. */
export function handleReason(
  yours: string,
  theirs: string,
  { value, kind, decorations = [], assigned }: HandleLikeness,
): Seen {
  const side = sideOf('handle', value);
  const evidence = (reason: string): Seen => ({ signal: 'handle', value, reason, side });
  if (kind === 'same') return evidence('Same handle.');
  if (value < 0.5)
    return evidence(
      beginAlike(yours, theirs) ? 'The handles are only a little alike.' : 'The handles aren’t alike.',
    );
  if (assigned) return evidence('Same handle except for the end that LinkedIn gave it.');
  const words = handleDiff(yours, theirs).steps.flatMap((step) => step.words ?? []);
  if (kind !== 'reordered' && words.length > 0 && words.length <= 3) return evidence(`${counted(words)}.`);
  if (side === 'context') return evidence('The handles are only a little alike.');
  switch (kind) {
    case 'separators':
      return evidence('Same handle except for dots, dashes or underscores.');
    case 'homoglyph':
      return evidence(
        words.length === 0 ? 'Same handle.' : 'The handles look the same but use different characters.',
      );
    case 'leet':
      return evidence('Same handle with look-alike characters.');
    case 'decorated':
      return evidence(
        `Same handle with ${decorations.map((word) => `“${clause(word)}”`).join(' and ') || 'an addition'}.`,
      );
    case 'reordered':
      return evidence('Same words in the handle, in a different order.');
    case 'contained':
      return evidence(containedWords(yours, theirs));
    default:
      if (value >= 0.72) return evidence('The handles are nearly the same.');
      return evidence('The handles are somewhat alike.');
  }
}

/** So many letters at the beginning of two handles are seen by anybody. */
const SEEN = 8;

/** Whether both begin with the same letters, whatever follows: "adeyemistroud_cycles", "adeyemistroud.bikeshop". */
const beginAlike = (yours: string, theirs: string): boolean =>
  yours.length >= SEEN && theirs.toLowerCase().startsWith(yours.slice(0, SEEN).toLowerCase());

/** One may stand in the other only without what was added to it: "martin-oakes-official" and "martin.oakes.joinery". */
function containedWords(yours: string, theirs: string): string {
  const [own, other] = [handleShape(yours).bare, handleShape(theirs).bare];
  if (own.includes(other) || other.includes(own)) return 'One handle contains the other.';
  const part = sharedPart(yours, theirs);
  return part ? `Both handles contain ${part}.` : 'A part of both handles looks the same.';
}

/** `yours` and `theirs` are the names as both accounts show them: where they only look the same, it says which characters are others. */
export function nameReason({ value, kind }: NameLikeness, yours = '', theirs = ''): Seen {
  const side = kind === 'different' ? 'context' : sideOf('name', value);
  const letters = kind === 'homoglyph' && lettersReplaced(yours, theirs);
  const reason = {
    same: 'Same name.',
    homoglyph: `The names look the same but use different characters${letters ? `: ${letters}` : ''}.`,
    'check mark': 'A check mark added to the name.',
    written: 'Same name, written a little differently.',
    order: 'Same name, in a different order.',
    nickname: 'Same name, spelled differently or shortened.',
    initial: 'Same name with an initial.',
    sound: 'The same name in another alphabet.',
    'other words after': 'Same name, with other words after it.',
    similar:
      value >= 0.84
        ? 'Nearly the same name.'
        : `The names are ${side === 'for' ? 'somewhat' : 'only a little'} alike.`,
    different: 'Different names.',
  }[kind];
  return { signal: 'name', value, reason, side };
}

/** Where the likeness doesn't count alone it may be another picture of the same maker, and the words leave that open. */
export function photoReason({ value, kind, edits, alone }: PhotoLikeness): Seen {
  if (kind === 'different') return { signal: 'photo', value, reason: 'Different pictures.', side: 'context' };
  const how = edits.length > 0 ? `, ${edits.join(' and ')}` : '';
  return {
    signal: 'photo',
    value,
    reason: `${alone ? 'Same picture' : 'Nearly the same picture'}${how}.`,
    side: 'for',
    ...(alone && { edits }),
  };
}

/** @param whole whether both are as long: a bio that stands in a longer one is as alike, and not the same */
export function bioReason(value: number, whole = true): Seen {
  const side = sideOf('bio', value);
  const reason =
    value >= 0.95
      ? whole
        ? 'Same bio.'
        : 'One bio contains the other.'
      : value >= 0.5
        ? 'Much of the bio is the same.'
        : value >= 0.25
          ? 'Parts of the bio are the same.'
          : side === 'for'
            ? 'Some words in the bio are the same.'
            : 'Different bios.';
  return { signal: 'bio', value, reason, side };
}

/** @param pages whether the links lead to the same pages, and not only to others on the same sites */
export function linksReason(value: number, pages: PagesShared): Seen {
  const reason =
    value === 0
      ? 'No links in common.'
      : value === 1
        ? `Links to the same ${pages === 'all' ? 'pages' : 'sites'}.`
        : pages === 'none'
          ? 'Some links lead to the same sites.'
          : 'Some links are the same.';
  return { signal: 'links', value, reason, side: value === 0 ? 'context' : 'for' };
}

export function domainReason({ value, kind, yours, theirs }: DomainLikeness): Seen {
  const [own, other] = [clause(yours), clause(theirs)];
  const side = kind === 'different' ? 'context' : sideOf('domain', value);
  const little = side === 'for' ? 'somewhat' : 'only a little';
  const reason = {
    same: `Same site, ${own}.`,
    suffix: `${other} is ${own} with a different ending.`,
    alike: value >= 0.72 ? `${other} looks like ${own}.` : `${other} is ${little} similar to ${own}.`,
    different: `${other} is not similar to ${own}.`,
  }[kind];
  return { signal: 'domain', value, reason, side };
}

/** @param same whether both are written in the same words: "London, UK" and "Leeds, UK" share one, and are two places */
export function locationReason(value: number, same: boolean): Seen {
  const side = sideOf('location', value);
  const reason = same
    ? 'Same place.'
    : side === 'for'
      ? 'The places have words in common.'
      : 'They give different places.';
  return { signal: 'location', value, reason, side };
}

/** "Newer than your account, with far fewer followers." Each part may be missing. */
export function relativeReason({ value, age, audience }: Relative): Seen {
  const old =
    age &&
    {
      younger: 'Newer than your account',
      older: 'Older than your account',
      alike: 'About as old as your account',
      eldest: 'Older than those of your accounts whose age is known',
    }[age];
  const followers =
    audience &&
    {
      smaller: 'far fewer followers',
      fewer: 'fewer followers',
      more: 'more followers',
      larger: 'far more followers',
      alike: 'about as many followers',
    }[audience];
  const reason = old
    ? `${old}${followers ? `, with ${followers}` : ''}.`
    : `${capital(followers ?? '')} ${audience === 'alike' ? 'as' : 'than'} your account.`;
  const side = value > 0.5 ? 'for' : value < 0.5 ? 'against' : 'context';
  return { signal: 'relative', value, reason, side };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
