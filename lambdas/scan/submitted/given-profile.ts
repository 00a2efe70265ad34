import type { SeenProfile } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { UserFiles } from '../../store/user-files.ts';
import type { Found } from '../look.ts';
import type { HashImage } from '../picture/hash-image.ts';
import { keptPrint } from '../picture/kept-print.ts';

/** An account as the person saw it: what they say of their own is no part of it. */
export const asGiven = ({
  ownPicture: _own,
  samePicture: _same,
  mark: _mark,
  ownAccount: _account,
  ownName: _name,
  givenAt: _at,
  again: _again,
  picture,
  ...profile
}: SubmitJob['submitted']): Found => ({
  profile: { ...profile, seenIn: 'report', ...(picture && { photoHash: picture.hash }) },
  ...(picture && { photo: picture }),
});

/**
 * What a scan saw of the account stands, and what was given fills its gaps; what was only given before gives way to what is given now. With
 * all that its picture says, where that was kept when a scan saw it.
 */
export async function withSeen(
  given: Found,
  seen: SeenProfile | undefined,
  owner: string,
  services: { files: Pick<UserFiles, 'head'>; hashImage: HashImage },
): Promise<Found> {
  const both = seen ? filled(given, seen) : given;
  const photo = both.photo ?? (await keptPrint(owner, both.profile, services));
  return photo ? { ...both, photo } : both;
}

function filled({ profile, photo }: Found, seen: SeenProfile): Found {
  const [less, more] = seen.seenIn === 'report' ? [seen, profile] : [profile, seen];
  const both: SeenProfile = { ...shownOf(less), ...shownOf(more), seenIn: more.seenIn };
  return { profile: both, ...(photo && both.photoHash === photo.hash && { photo }) };
}

/** What is known of a profile, without the gaps. */
const shownOf = (profile: SeenProfile): SeenProfile =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value != null)) as SeenProfile;
