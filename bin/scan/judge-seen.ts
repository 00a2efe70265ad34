import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import { type Compared, compare } from '../../lambdas/scan/compare.ts';
import type { Found } from '../../lambdas/scan/look.ts';
import { alsoWithPhoto, type OwnPhoto } from '../../lambdas/scan/picture/own-photo.ts';
import { handleOn } from './looks.ts';
import type { IsOwn } from './own-accounts.ts';
import type { SearchedPlatform } from './search.ts';

interface Protected {
  handle: string;
  name: string | undefined;
  photo: OwnPhoto | undefined;
  /** The list of own accounts, where there is one. */
  isOwn: IsOwn | undefined;
}

/** Judges every profile that was seen against the person's own, the likeliest copies first. */
export function judgeSeen(
  platforms: readonly SearchedPlatform[],
  { handle, name, photo, isOwn }: Protected,
): { findings: Compared[]; own: SeenProfile[]; compared: ReadonlyMap<Platform, number> } {
  // Without a list, an account of the very handle is taken for theirs.
  const mine: IsOwn = isOwn ?? ((_, there) => there.toLowerCase() === handle.toLowerCase());
  const isMine = ({ profile }: Found) => mine(profile.platform, profile.handle);
  const own = platforms.flatMap(({ seen }) => seen.filter(isMine));
  const findings = platforms.flatMap(({ seen, progress: { platform } }) => {
    const stated: Found = { profile: { platform, handle: handleOn(platform, handle) ?? handle, name } };
    const references = alsoWithPhoto(own.length > 0 && !name ? own : [...own, stated], photo);
    return seen
      .filter((one) => !isMine(one))
      .flatMap((one) => compare(references, one, { ownAccountsUnknown: !isOwn }) ?? []);
  });
  return {
    findings: findings.sort(likeliestFirst),
    own: own.map(({ profile }) => profile),
    compared: new Map(
      platforms.map(({ seen, progress }) => [progress.platform, seen.filter((one) => !isMine(one)).length]),
    ),
  };
}

/** Equal scores stand in an order of their own, not in that of the answers. */
const likeliestFirst = (a: Compared, b: Compared): number =>
  b.judgement.score - a.judgement.score || order(keyText(a), keyText(b));

const keyText = ({ theirs }: Compared) => `${theirs.platform} ${theirs.handle}`;
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
