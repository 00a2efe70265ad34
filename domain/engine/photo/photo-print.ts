import type { PhotoPrint } from '../judge/judgement.ts';
import { lumaOf, pdqOfLuma, type Pixels, pdqToHex } from './pdq.ts';
import { thumbOf } from './photo-thumb.ts';
import { photoViews } from './photo-views.ts';

/**
 * What the engine keeps of a picture: hash, quality and a thumbnail of 7 kB to recognise crops by. `views` adds hashes of
 * the protected photo's usual edits, for candidates of which only a hash is known.
 */
export function photoPrint(pixels: Pixels, options: { views?: boolean } = {}): PhotoPrint {
  const luma = lumaOf(pixels);
  const thumb = thumbOf(luma);
  const views = options.views ? photoViews(luma).map(pdqToHex) : undefined;
  const { hash, quality } = pdqOfLuma(luma);
  return { hash: pdqToHex(hash), quality, thumb, ...(views && { views }) };
}
