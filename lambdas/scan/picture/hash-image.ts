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

function printOf(pixels: Pixels): PhotoPrint | undefined {
  try {
    return photoPrint(pixels);
  } catch {
    return undefined;
  }
}
