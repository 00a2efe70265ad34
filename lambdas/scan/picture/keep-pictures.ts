import { seenFolder, seenPictureKey } from '#domain/account/upload';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import type { Subject } from '#domain/subject/subject';
import { sha256 } from '../../runtime/hash.ts';
import type { UserFiles } from '../../store/user-files.ts';
import type { Compared } from '../compare.ts';
import { isSameHandle } from '../same-account.ts';
import type { FetchedImage } from './fetch-image.ts';

/**
 * Keeps the pictures that both sides of a likely copy show, byte for byte among the files of the person or the business: the proof
 * outlives the account. Of a namesake nothing is kept. Where no picture can be had now, the one of before stays, unless it was another
 * account's that is one's own, or uploaded here: that one can be had while its owner has it here.
 */
export async function keepPictures(
  { id: owner }: Pick<Subject, 'id'>,
  { yours, theirs, images, judgement: { verdict } }: Compared,
  before: Finding | undefined,
  { files, at }: { files: Pick<UserFiles, 'putPicture'>; at: string },
): Promise<Pick<Compared, 'yours' | 'theirs'>> {
  if (verdict !== 'likely clone' && verdict !== 'possible clone') return { yours, theirs };
  const keep = async (
    profile: SeenProfile,
    image: FetchedImage | undefined,
    known: SeenProfile | undefined,
  ) => {
    if (!image || image.bytes.length > largestKeptPicture)
      return !profile.picture && known?.picture && !known.picture.uploaded && !isGiven(profile)
        ? { ...profile, picture: known.picture }
        : profile;
    const hash = sha256(image.bytes);
    // What an account shows has an address there.
    const uploaded = !profile.imageUrl;
    if (known?.picture?.sha256 === hash && Boolean(known.picture.uploaded) === uploaded)
      return { ...profile, picture: known.picture };
    const { contentType, bytes } = image;
    const picture = {
      ...{ sha256: hash, bytes: bytes.length, contentType, at },
      ...(uploaded && { uploaded: true as const }),
    };
    await files.putPicture(seenPictureKey(owner, picture), bytes, contentType);
    return { ...profile, picture };
  };
  return {
    yours: await keep(
      yours,
      images?.yours,
      before && isSameHandle(before.yours, yours) ? before.yours : undefined,
    ),
    theirs: await keep(theirs, images?.theirs, before?.theirs),
  };
}

/** The hash is that of a picture which a person compared, and not of one that the account was seen to show. */
const isGiven = ({ imageUrl, photoHash }: SeenProfile): boolean => !imageUrl && !!photoHash;

/** Names of the pictures that findings show, now or in their timeline. */
export const keptPictures = (owner: string, findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(
    findings
      .flatMap(({ yours, theirs, history }) => [
        ...[yours.picture, theirs.picture],
        ...history.flatMap(({ changed }) => [changed?.picture?.before, changed?.picture?.after]),
      ])
      .flatMap((picture) => (picture ? [seenPictureKey(owner, picture)] : [])),
  );

/** Removes kept pictures that no finding shows any more; a case has copies of its own. */
export async function dropPictures(
  owner: string,
  findings: readonly Finding[],
  files: Pick<UserFiles, 'list' | 'remove'>,
): Promise<void> {
  const shown = keptPictures(owner, findings);
  for (const { key } of await files.list(seenFolder(owner))) if (!shown.has(key)) await files.remove(key);
}
