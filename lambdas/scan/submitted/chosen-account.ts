import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { pdqDistance, pdqFromHex } from '#domain/engine/photo/pdq';
import { isListed, type Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { chosenIn } from '../compare.ts';
import type { Found } from '../look.ts';
import { isSameHandle } from '../same-account.ts';
import type { GivenPicture } from './given-picture.ts';

/** Bits of 256: re-encoded or a little cut it stays the picture that they compared (domain/engine/photo/photo-signal.ts). */
const SAME_BITS = 70;
/** Says nothing of pictures. */
const UNSEEN: PhotoPrint = { hash: '0'.repeat(64), quality: 0 };

type Before = Pick<Finding, 'yours' | 'theirs' | 'reasons'>;

interface Chosen {
  own: Found;
  /** What they saw of both pictures. */
  picture: GivenPicture | undefined;
}

/**
 * The account that a person set another one beside themselves, as it was compared then, while it is on their list and no scan reads it:
 * a scan compares with those on the platform and the proven ones, and theirs may be neither. Only a hash is known of its picture, which tells
 * no part of it: where the other one shows the picture that was the same, it still is, and else nothing is said of pictures.
 */
export function chosenAccount(
  finding: Before | undefined,
  theirs: Found,
  { listed, read }: { listed: Listed; read: readonly Found[] },
): Chosen | undefined {
  if (!finding || !chosenIn(finding) || !isListed(finding.yours, listed)) return undefined;
  if (read.some(({ profile }) => isSameHandle(profile, finding.yours))) return undefined;
  const { chosen: _, followers, following, ...profile } = finding.yours;
  // Counts compare only within one platform.
  const isHere = profile.platform === finding.theirs.platform;
  const photo = samePicture(finding, theirs);
  const words = finding.reasons.find(isAlike)?.words;
  return {
    own: { profile: isHere ? { ...profile, followers, following } : profile, photo: photo ?? UNSEEN },
    picture: photo && profile.photoHash ? { photo, hash: profile.photoHash, words } : undefined,
  };
}

const isAlike = ({ signal, side }: Finding['reasons'][number]) => signal === 'photo' && side === 'for';

/** What the other one shows, where that is what was compared and found to be the same. */
function samePicture(before: Before, { profile, photo }: Found): PhotoPrint | undefined {
  const now = photo ?? (profile.photoHash ? { hash: profile.photoHash } : undefined);
  const [was, is] = [pdqFromHex(before.theirs.photoHash ?? ''), pdqFromHex(now?.hash ?? '')];
  if (!now || !was || !is || !before.reasons.some(isAlike)) return undefined;
  return pdqDistance(was, is) <= SAME_BITS ? now : undefined;
}
