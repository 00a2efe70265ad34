import { isAssignedId } from '#domain/engine/handle/assigned-id';
import { looksUncut } from '../picture/looks-uncut.ts';
import { judgeSides } from './judge-sides.ts';
import { accountAt, type Draft, type Side } from './side.ts';
import { words } from './words.ts';

export const SIDES = ['yours', 'theirs'] as const;
const without = (side: Side, part: 'picture' | 'link'): Side =>
  part === 'picture' ? { ...side, picture: undefined } : { ...side, link: '' };

/**
 * The draft without what would be noise: an id or a phone number that nobody chose, a whole screenshot in which the other
 * picture was not found, and two whole screenshots: what those share is the page around the pictures. None speaks for a copy nor
 * against one; each is named, with what to do about it.
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
  const speaks = uncut.length === 0 || (uncut.length === 1 && isFound(given));
  if (draft.yours.picture && draft.theirs.picture && !speaks) {
    unread.push(words.uncut(uncut.length === 2 ? 'both' : uncut[0]!));
    given = { yours: without(given.yours, 'picture'), theirs: without(given.theirs, 'picture') };
  }
  return { draft: given, unread };
}

/** Whether one picture was found in the other: then it speaks, screenshot or not. */
const isFound = (draft: Draft) =>
  judgeSides(draft).evidence.some(({ signal, side }) => signal === 'photo' && side === 'for');
