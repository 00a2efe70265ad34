import { imageHeader } from '#domain/engine/photo/image-header';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { isOwnPicture, largestPicture } from '#domain/account/upload';
import type { User } from '#domain/account/user';
import type { UserFiles } from '../store/user-files.ts';
import type { HashImage } from './hash-image.ts';
import type { Found } from './look.ts';

/**
 * The print of the picture that a person uploaded, once an account of theirs is proven: until then it could be the picture
 * of anybody. Undefined when there is none, or none that can be read.
 */
export async function ownPhoto(
  { id, profileImagePath: key, socialMediaAccounts }: User,
  { files, hashImage }: { files: Pick<UserFiles, 'head'>; hashImage: HashImage },
): Promise<PhotoPrint | undefined> {
  const proven = (socialMediaAccounts ?? []).some((account) => account.verifiedAt);
  if (!proven || !key || !isOwnPicture(id, key)) return undefined;
  const bytes = await files.head(key, largestPicture);
  const header = bytes && imageHeader(bytes);
  return header && hashImage({ contentType: `image/${header.format}`, bytes });
}

/** Each protected profile as it is, and as it would be with the uploaded picture; the platform's address is not of that one. */
export const alsoWithPhoto = (profiles: readonly Found[], photo: PhotoPrint | undefined): readonly Found[] =>
  photo
    ? [
        ...profiles,
        ...profiles.map(({ profile }) => ({
          profile: { ...profile, imageUrl: null, photoHash: photo.hash },
          photo,
        })),
      ]
    : profiles;
