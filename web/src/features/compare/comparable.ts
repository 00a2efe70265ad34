import { isAssignedId } from '#domain/engine/handle/assigned-id';
import { looksUncut } from '../picture/looks-uncut.ts';
import { accountAt, type Draft, type Side } from './side.ts';
import { words } from './words.ts';

export const SIDES = ['yours', 'theirs'] as const;
const without = (side: Side, part: 'picture' | 'link'): Side =>
  part === 'picture' ? { ...side, picture: undefined } : { ...side, link: '' };

/**
 * The draft without what would be noise: an id or a phone number that nobody chose, a picture that is a screenshot, since what it shares
 * with another may be the page around the profile picture, and one that platforms give to everybody. None speaks for a copy or against
 * one; each is named, with what to do about it.
 */
export function comparable(draft: Draft): { draft: Draft; unread: string[] } {
  const unread: string[] = [];
  let given = draft;
  const both = SIDES.every((side) => accountAt(draft[side]));
  if (both && SIDES.some((side) => isAssignedId(accountAt(draft[side])!.handle))) {
    unread.push(words.assignedId);
    given = { yours: without(given.yours, 'link'), theirs: without(given.theirs, 'link') };
  }
  const uncut = SIDES.filter((side) => draft[side].picture && looksUncut(draft[side].picture!));
  if (draft.yours.picture && draft.theirs.picture && uncut.length > 0) {
    unread.push(words.uncut(uncut.length === 2 ? 'both' : uncut[0]!));
    given = { yours: without(given.yours, 'picture'), theirs: without(given.theirs, 'picture') };
  }
  // Of a business it is most likely a logo, and a logo is what is copied.
  const few = draft.business || draft.plain ? [] : SIDES.filter((side) => given[side].picture?.fewTones);
  if (given.yours.picture && given.theirs.picture && few.length > 0) {
    unread.push(words.fewTones(few.length === 2 ? 'both' : few[0]!));
    given = { yours: without(given.yours, 'picture'), theirs: without(given.theirs, 'picture') };
  }
  return { draft: given, unread };
}
