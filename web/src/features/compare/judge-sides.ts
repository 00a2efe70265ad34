import { judge } from '#domain/engine/judge/judge';
import type { Judgement, PhotoPrint } from '#domain/engine/judge/judgement';
import type { Profile } from '#domain/engine/profile/profile';
import { accountAt, bioOf, type Draft, type Side } from './side.ts';

/** A side as the engine compares it. */
export const profile = (side: Side): Profile => {
  const account = accountAt(side);
  const bio = bioOf(side);
  return {
    ...(account && { platform: account.platformName, handle: account.handle }),
    ...(side.name.trim() && { name: side.name.trim() }),
    ...(bio && { bio }),
    ...(side.picture && { photo: side.picture.hash }),
  };
};
const print = ({ picture }: Side): PhotoPrint | undefined =>
  picture && {
    hash: picture.hash,
    quality: picture.quality,
    ...(picture.thumb && {
      thumb: {
        width: picture.thumb.width,
        height: picture.thumb.height,
        data: Uint8Array.from(atob(picture.thumb.base64), (letter) => letter.charCodeAt(0)),
      },
    }),
  };

export const judgeSides = ({ yours, theirs }: Draft): Judgement =>
  judge(profile(yours), profile(theirs), { protectedPhoto: print(yours), candidatePhoto: print(theirs) });
