import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Finding } from '#domain/scan/finding';
import type { Found } from '../look.ts';

/** Their accounts with the picture of their own that they compared it with, if they did. */
export const withOwnPicture = (own: readonly Found[], picture: PhotoPrint | undefined): Found[] =>
  picture
    ? own.map(({ profile, otherNames }) => ({
        ...{ profile: { ...profile, photoHash: picture.hash }, otherNames, photo: picture },
      }))
    : [];

/** Of two pictures that stayed with the person, what is kept where both showed the same: one hash. */
export function saidTheSame(before: Finding | undefined): PhotoPrint | undefined {
  const hash = before?.theirs.seenIn === 'report' ? before.theirs.photoHash : undefined;
  return hash && before?.yours.photoHash === hash ? { hash } : undefined;
}
