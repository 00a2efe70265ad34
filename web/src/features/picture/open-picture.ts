import { checkPicture, PictureRefused } from './check-picture.ts';

/**
 * Decodes a picture that somebody gave, after a look at what the file says of itself: a few bytes can hold a thousand million points.
 * The bitmap is the caller's to close. Throws PictureRefused with words for people; `damaged`: what to say of one that cannot be read.
 */
export async function openPicture(file: Blob, damaged: string): Promise<ImageBitmap> {
  await checkPicture(file);
  return createImageBitmap(file).catch(() => {
    throw new PictureRefused(damaged);
  });
}
