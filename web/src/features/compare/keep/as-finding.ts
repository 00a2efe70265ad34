import { looksUncut } from '../../picture/looks-uncut.ts';
import type { Comparison } from '../comparison.ts';
import { type OwnAccount, ownAccount } from '../offer/offered.ts';
import { accountAt, bioOf, read, type Draft, type Side } from '../side.ts';
import { words } from '../words.ts';

/**
 * The other account with what was seen of it, as it is given to us, and what was seen of one's own; undefined while it cannot be read. No
 * picture leaves the browser, only its hash. Two hashes don't tell that one is a part of the other: where the comparison has found that, it is said.
 */
export function broughtOf(
  { yours, theirs, business, plain }: Draft,
  comparison?: Pick<Comparison, 'judgement' | 'mark'>,
) {
  const other = read(theirs);
  if (other.state !== 'read') return undefined;
  const { platform, handle, url } = other.account;
  const bio = bioOf(theirs);
  const shown = (side: Side) => (side.picture?.fewTones && !business && !plain ? undefined : printOf(side));
  const picture = shown(theirs);
  const same = comparison?.judgement.evidence.find(({ edits }) => edits);
  const ownPicture = shown(yours);
  const ownName = yours.name.trim().slice(0, 200);
  return {
    platform,
    account: url ?? handle,
    ...(theirs.name.trim() && { name: theirs.name.trim().slice(0, 200) }),
    ...(bio && { bio }),
    ...(picture && { picture }),
    ...(ownPicture && { ownPicture }),
    ...(ownPicture && picture && same && { samePicture: same.edits }),
    ...(picture && comparison?.mark && { mark: comparison.mark.words }),
    ...(ownName && { ownName }),
  };
}

/** What stood where one's own account does. */
export interface ComparedWith {
  /** Where a list of one's own takes it. */
  account?: OwnAccount;
  /** "maya.k on Instagram"; empty where no account stood there. */
  called: string;
}

/** Of what the other account was compared with only the person knows whether it is theirs. */
export function comparedWith({ yours }: Pick<Draft, 'yours'>): ComparedWith {
  const account = ownAccount(yours);
  const shown = accountAt(yours);
  return {
    ...(account && { account }),
    called: shown ? words.finding.on(shown.shown ?? shown.handle, shown.platformName) : '',
  };
}

/** What is compared of a picture, cut as platforms show it; none of a whole screenshot, which shows much besides a picture. */
export function printOf({ picture }: { picture?: Side['picture'] | undefined }) {
  if (!picture || looksUncut(picture)) return undefined;
  const { hash, quality } = picture.square ?? picture;
  return { hash, quality: Math.round(Math.min(100, Math.max(0, quality))) };
}
