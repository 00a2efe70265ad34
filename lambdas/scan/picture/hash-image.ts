import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Pixels } from '#domain/engine/photo/pdq';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { contentSquare } from './content-square.ts';
import { decodeImage } from './decode-image.ts';
import type { FetchedImage } from './fetch-image.ts';

/** What the engine keeps of a picture, so that crops are recognised too; undefined when it cannot be read or is too large. */
export type HashImage = (image: FetchedImage) => Promise<PhotoPrint | undefined>;

export const hashImage: HashImage = async (image) => {
  const pixels = await decodeImage(image);
  return pixels && printOf(pixels);
};

/** The same of what a picture that was set on white shows, cut to a square as others cut it; undefined for every other picture. */
export const hashContent: HashImage = async (image) => {
  const pixels = await decodeImage(image);
  const content = pixels && contentSquare(pixels);
  return content && printOf(content);
};

/** With the hashes of mirrored, cut and turned copies of it: of one whose hash alone is known nothing else tells. Takes some five times as long. */
export const hashViews: HashImage = async (image) => {
  const pixels = await decodeImage(image);
  return pixels && printOf(pixels, { views: true });
};

function printOf(pixels: Pixels, options?: { views: boolean }): PhotoPrint | undefined {
  try {
    return photoPrint(pixels, options);
  } catch {
    return undefined;
  }
}
