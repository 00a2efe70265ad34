import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import type { Judgement } from '#domain/engine/judge/judgement';
import type { Reason } from '#domain/scan/finding';
import { comparable, SIDES } from './comparable.ts';
import { judgeSides, profile } from './judge-sides.ts';
import { isOwnOnThreads } from './namesakes/own-on-threads.ts';
import { picturesWouldTell } from './namesakes/pictures-would-tell.ts';
import { isSameAccount, read, type Draft } from './side.ts';
import { words } from './words.ts';

export interface Comparison {
  judgement: Judgement;
  diff?: HandleDiff;
  /** The copy of the person's own that the other picture derives from, where its mark was read (features/marked). */
  mark?: Reason | undefined;
  /** Handle, name, text, picture: how many both sides gave, and how many of those speak for a copy. */
  compared: number;
  alike: number;
  /** Without pictures, it is more of a copy than two different ones would leave of it. */
  openToPictures: boolean;
  /** What was not given, in words. */
  missing: string[];
  /** What was given and cannot be compared: a sentence each. */
  unread: string[];
  /** What stands in a field and cannot be read yet: a sentence each. */
  toFix: string[];
}

/** Compares what both sides gave; undefined until there is at least one part to compare, and for one account given twice. */
export function compare(draft: Draft): Comparison | undefined {
  if (isSameAccount(draft)) return undefined;
  const { draft: given, unread } = comparable(draft);
  const { yours, theirs } = given;
  const mine = profile(yours);
  const other = profile(theirs);
  const both = (['handle', 'name', 'bio', 'photo'] as const).filter((part) => mine[part] && other[part]);
  if (both.length === 0 && unread.length === 0) return undefined;
  const judgement = judged(given);
  // What says too little to be compared was not.
  const parts = both.filter((part) => judgement.signals[part] !== undefined);
  const unheard = (['photo', 'bio'] as const).filter((part) => both.includes(part) && !parts.includes(part));
  const alike = parts.filter((part) =>
    judgement.evidence.some((evidence) => evidence.signal === part && evidence.side === 'for'),
  ).length;
  return {
    judgement,
    ...(mine.handle && other.handle && { diff: handleDiff(mine.handle, other.handle) }),
    compared: parts.length,
    alike,
    openToPictures: judgement.signals.photo === undefined && picturesWouldTell(given, judgement),
    missing: missing(draft),
    unread: [...unread, ...unheard.map((part) => (part === 'photo' ? words.plain : words.shortTexts))],
    toFix: toFix(draft),
  };
}

/** What may well be a profile of their own on Threads is called no more than possible. */
function judged(given: Draft): Judgement {
  const judgement = judgeSides(given);
  return judgement.verdict === 'likely clone' && isOwnOnThreads(given)
    ? { ...judgement, verdict: 'possible clone' }
    : judgement;
}

function toFix(draft: Draft): string[] {
  return SIDES.flatMap((side) => {
    const found = read(draft[side]);
    if (found.state === 'unknown') return [words.fix[found.website ? 'website' : 'unknown'][side]];
    return found.state === 'ask' ? [words.fix.ask[side]] : [];
  });
}

function missing(draft: Draft): string[] {
  const { yours, theirs } = draft;
  const said: string[] = [];
  if (SIDES.some((side) => read(draft[side]).state === 'empty')) said.push(words.missing.handles);
  if (!yours.name.trim() || !theirs.name.trim()) said.push(words.missing.names);
  if (!yours.picture || !theirs.picture) said.push(words.missing.pictures);
  // Only a profile that was brought has a field for its text.
  const texts = [yours.bio, theirs.bio];
  if (texts.some((text) => text !== undefined) && texts.some((text) => !text?.trim()))
    said.push(words.missing.texts);
  return said;
}
