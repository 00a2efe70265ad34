import { TITLE_WORDS } from '../handle/decorations.ts';
import type { HandleLikeness } from '../handle/handle-signal.ts';
import type { SignalName } from './judgement.ts';
import type { Profile } from '../profile/profile.ts';
import { relativeLikeness } from '../profile/age-and-audience.ts';

/**
 * Whether an account may as well be the protected person's own on another platform: it bears their name and their very handle,
 * which a person's own accounts share as often as not, and nothing that a copy takes besides (photo, bio, site). An account with
 * a tenth of the followers is what a copy looks like, so it stays one. For callers that do not know the person's other accounts.
 */
export function mayBeYours(
  yours: Profile,
  theirs: Profile,
  handle: HandleLikeness | undefined,
  copied: readonly SignalName[],
): boolean {
  const elsewhere =
    !!yours.platform && !!theirs.platform && yours.platform.toLowerCase() !== theirs.platform.toLowerCase();
  if (!elsewhere || !handle || !isTheVeryHandle(handle)) return false;
  if (!copied.includes('name') || copied.some((signal) => signal !== 'name' && signal !== 'handle'))
    return false;
  return relativeLikeness(yours, theirs)?.audience !== 'smaller';
}

/** Written alike, with other separators, or with a title: people name their office on one platform and not on another. */
const isTheVeryHandle = ({ kind, decorations = [] }: HandleLikeness) =>
  kind === 'same' ||
  kind === 'separators' ||
  (kind === 'decorated' && decorations.every((word) => TITLE_WORDS.has(word)));
