import { emptySide, loadDraft, saveDraft, type Draft, type Side } from '../side.ts';
import { sameAccount } from './place.ts';

/** What a page replaced in the comparison of this tab, to be put back there; gone with the tab, or once it is loaded anew. */
let before: Draft | undefined;

/**
 * Puts an account on the other side of the comparison; what the person gave of themselves stays, and what stood there can be had back.
 * `own`: the link to their own account that they gave beside it, for where there is none yet.
 */
export function compareWith(account: Pick<Side, 'platform' | 'link'>, own = ''): void {
  const draft = loadDraft();
  const yours = draft.yours.link ? draft.yours : { ...draft.yours, link: own };
  const theirs = { ...emptySide(), ...account };
  if (sameAccount(draft.theirs, theirs)) return saveDraft({ ...draft, yours });
  before = isFilled(draft.theirs) ? draft : undefined;
  saveDraft({ ...draft, yours, theirs });
}

/**
 * Puts both accounts into the comparison. Of one that stood there already its picture stays where the page has none; what was entered about
 * others, who may be somebody else, can be had back.
 */
export function compareBoth(yours: Side, theirs: Side): void {
  const draft = loadDraft();
  const [mine, other] = [withPicture(yours, draft.yours), withPicture(theirs, draft.theirs)];
  before = mine.isGone || other.isGone ? draft : undefined;
  saveDraft({ yours: mine.side, theirs: other.side });
}

/** `isGone`: what stood there was entered about another account. */
function withPicture(side: Side, stood: Side): { side: Side; isGone: boolean } {
  if (!sameAccount(side, stood)) return { side, isGone: isFilled(stood) };
  const { picture } = stood;
  return { side: { ...side, ...(picture && !side.picture && { picture }) }, isGone: false };
}

const isFilled = (side: Side): boolean => JSON.stringify(side) !== JSON.stringify(emptySide());

/** The comparison as it was before another page took its place. */
export const replaced = (): Draft | undefined => before;

/** It is put back, or left for good. */
export const forgetReplaced = (): void => void (before = undefined);
