import { emptySide, loadDraft, saveDraft, type Draft, type Side } from '../side.ts';

/** What a page replaced in the comparison of this tab, to be put back there; gone with the tab, or once it is loaded anew. */
let before: Draft | undefined;

/** Puts an account on the other side of the comparison; what the person gave of themselves stays, and what stood there can be had back. */
export function compareWith(account: Pick<Side, 'platform' | 'link'>): void {
  const draft = loadDraft();
  if (draft.theirs.link === account.link) return;
  before = isFilled(draft.theirs) ? draft : undefined;
  saveDraft({ ...draft, theirs: { ...emptySide(), ...account } });
}

const isFilled = (side: Side): boolean => JSON.stringify(side) !== JSON.stringify(emptySide());

/** The comparison as it was before another page took its place. */
export const replaced = (): Draft | undefined => before;

/** It is put back, or left for good. */
export const forgetReplaced = (): void => void (before = undefined);
