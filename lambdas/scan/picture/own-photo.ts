import { imageHeader } from '#domain/engine/photo/image-header';
import { isOwnPicture, largestPicture } from '#domain/account/upload';
import type { Subject } from '#domain/subject/subject';
import type { UserFiles } from '../../store/user-files.ts';
import type { HashImage } from './hash-image.ts';
import type { Found } from '../look.ts';

/** A picture that a person uploaded: what the engine compares, and the picture itself. */
export type OwnPhoto = Required<Pick<Found, 'photo' | 'image'>>;

/**
 * The picture that a person uploaded, once an account of theirs is proven: until then it could be the picture of anybody.
 * Undefined when there is none, or none that can be read.
 */
export async function ownPhoto(
  { id, profileImagePath: key, socialMediaAccounts }: Subject,
  { files, hashImage }: { files: Pick<UserFiles, 'head'>; hashImage: HashImage },
): Promise<OwnPhoto | undefined> {
  const proven = (socialMediaAccounts ?? []).some((account) => account.verifiedAt);
  if (!proven || !key || !isOwnPicture(id, key)) return undefined;
  const bytes = await files.head(key, largestPicture);
  const header = bytes && imageHeader(bytes);
  if (!header) return undefined;
  const image = { contentType: `image/${header.format}` as const, bytes };
  const photo = await hashImage(image);
  return photo && { photo, image };
}

/** Each protected profile as it is, and as it would be with the uploaded picture; the platform's address is not of that one. */
export const alsoWithPhoto = (profiles: readonly Found[], own: OwnPhoto | undefined): readonly Found[] =>
  own
    ? [
        ...profiles,
        ...profiles.map(({ profile }) => ({
          profile: { ...profile, imageUrl: null, photoHash: own.photo.hash },
          ...own,
        })),
      ]
    : profiles;
