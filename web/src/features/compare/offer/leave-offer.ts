import { loadDraft } from '../side.ts';
import { keepFate } from './fate.ts';
import { isSame, otherAccount } from './offered.ts';

/** Nothing of this tab's comparison is offered as one's own any more, where it was made with this account. */
export function leaveOfferOf(other: { platform: string; handle: string }): void {
  if (isSame(other, otherAccount(loadDraft().theirs))) keepFate('left');
}
