import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Found } from '../look.ts';
import type { HashImage } from '../picture/hash-image.ts';

/**
 * Pictures of one's own with what tells a mirrored or cut copy of them by its hash alone: of a picture that somebody compared in their
 * browser nothing else came to us. As they are where the other one is known, or has none.
 */
export async function withViews<Pictured extends Partial<Pick<Found, 'photo' | 'image'>>>(
  own: readonly Pictured[],
  theirs: PhotoPrint | undefined,
  hashViews: HashImage | undefined,
): Promise<Pictured[]> {
  if (!theirs || theirs.thumb || !hashViews) return [...own];
  return Promise.all(
    own.map(async (one) => {
      const photo = one.image && one.photo && (await hashViews(one.image));
      return photo ? { ...one, photo } : one;
    }),
  );
}
