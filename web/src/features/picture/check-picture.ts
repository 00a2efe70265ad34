import { imageHeader } from '#domain/engine/photo/image-header';
import { words } from './words.ts';

const { refused } = words;

const MEGABYTES = 15;
const LONGEST_SIDE = 10_000;
const MEGAPIXELS = 50;
const SMALLEST_SIDE = 32;

/** Why a picture was not taken, in words to show. */
export class PictureRefused extends Error {}

/** Looks at the size of a file and at what it says of itself before anything is decoded. Throws PictureRefused with words for people. */
export async function checkPicture(file: Blob): Promise<void> {
  if (file.size > MEGABYTES * 2 ** 20)
    throw new PictureRefused(refused.heavy(Math.round(file.size / 2 ** 20), MEGABYTES));
  const header = imageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new PictureRefused(refused.kind);
  const { width, height } = header;
  if (Math.min(width, height) < SMALLEST_SIDE) throw new PictureRefused(refused.small(width, height));
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MEGAPIXELS * 1e6)
    throw new PictureRefused(refused.large(width, height, MEGAPIXELS));
}

/** The words for whatever went wrong with a picture; what is not for people goes to the console. */
export function pictureTrouble(error: unknown): string {
  if (error instanceof PictureRefused) return error.message;
  console.error(error);
  return refused.unread;
}
