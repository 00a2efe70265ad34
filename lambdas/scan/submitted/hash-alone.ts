import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { SeenProfile } from '#domain/scan/finding';
import type { Compared } from '../compare.ts';
import type { Found } from '../look.ts';
import type { HashImage } from '../picture/hash-image.ts';

/** All that is kept of a picture that somebody gave before. */
export const givenHash = ({ seenIn, photoHash }: SeenProfile): PhotoPrint | undefined =>
  seenIn === 'report' && photoHash ? { hash: photoHash } : undefined;

/** Of a picture its hash alone is known: a part of another one that no view is near can't be told from it. */
const isHashAlone = (theirs: PhotoPrint | undefined): theirs is PhotoPrint => !!theirs && !theirs.thumb;

/** Says of a picture whose hash alone was given how sure it is that it's another. */
export function sayHowSure(compared: Compared, theirs: PhotoPrint | undefined): Compared {
  if (!isHashAlone(theirs)) return compared;
  const { judgement } = compared;
  const evidence = judgement.evidence.map((one) =>
    one.signal === 'photo' && one.side !== 'for'
      ? { ...one, reason: one.reason.replace(/\.$/, ', unless one is an edited copy of the other.') }
      : one,
  );
  return { ...compared, judgement: { ...judgement, evidence } };
}

/**
 * Pictures of one's own with what tells a mirrored or cut copy of them by its hash alone: of a picture that somebody compared in their
 * browser nothing else came to us. As they are where the other one is known, or has none.
 */
export async function withViews<Pictured extends Partial<Pick<Found, 'photo' | 'image'>>>(
  own: readonly Pictured[],
  theirs: PhotoPrint | undefined,
  hashViews: HashImage | undefined,
): Promise<Pictured[]> {
  if (!isHashAlone(theirs) || !hashViews) return [...own];
  return Promise.all(
    own.map(async (one) => {
      const photo = one.image && one.photo && (await hashViews(one.image));
      return photo ? { ...one, photo } : one;
    }),
  );
}
