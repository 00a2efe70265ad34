import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { decodeImage } from './decode-image.ts';
import type { FetchedImage } from './fetch-image.ts';

/** What the engine keeps of a picture, so that crops are recognised too; undefined when it cannot be read or is too large. */
export type HashImage = (image: FetchedImage) => Promise<PhotoPrint | undefined>;

export const hashImage: HashImage = async (image) => {
  const pixels = await decodeImage(image);
  if (!pixels) return undefined;
  try {
    return photoPrint(pixels);
  } catch {
    return undefined;
  }
};
