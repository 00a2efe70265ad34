import type { PhotoPrint } from './judgement.ts';
import { lumaOf, pdqOfLuma, pdqToHex, type Pixels } from './pdq.ts';
import { photoViews } from './photo-views.ts';

/** Hash and quality of a picture; `views` adds the crops, turns and mirror images worth keeping for a protected photo. */
export function photoPrint(pixels: Pixels, options: { views?: boolean } = {}): PhotoPrint {
  const luma = lumaOf(pixels);
  const views = options.views ? photoViews(luma).map(pdqToHex) : undefined;
  const { hash, quality } = pdqOfLuma(luma);
  return { hash: pdqToHex(hash), quality, ...(views && { views }) };
}
