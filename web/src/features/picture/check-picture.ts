import { imageHeader } from '#domain/engine/photo/image-header';

const MEGABYTES = 15;
const LONGEST_SIDE = 10_000;
const MEGAPIXELS = 50;
const SMALLEST_SIDE = 32;

/** Why a picture was not taken, in words to show. */
export class PictureRefused extends Error {}

/** Looks at the size and the header of a file before anything is decoded. Throws PictureRefused with words for people. */
export async function checkPicture(file: Blob): Promise<void> {
  if (file.size > MEGABYTES * 2 ** 20)
    throw new PictureRefused(
      `This file is ${Math.round(file.size / 2 ** 20)} MB; at most ${MEGABYTES} MB can be taken.`,
    );
  const header = imageHeader(new Uint8Array(await file.slice(0, 2 ** 18).arrayBuffer()));
  if (!header) throw new PictureRefused('This is not a JPEG, PNG or WebP picture.');
  const { width, height } = header;
  if (Math.min(width, height) < SMALLEST_SIDE)
    throw new PictureRefused(`This picture is ${width} × ${height} pixels: too small to tell anything.`);
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MEGAPIXELS * 1e6)
    throw new PictureRefused(
      `This picture is ${width} × ${height} pixels; at most ${MEGAPIXELS} million pixels can be taken.`,
    );
}

/** The words for whatever went wrong with a picture; what is not for people goes to the console. */
export function pictureTrouble(error: unknown): string {
  if (error instanceof PictureRefused) return error.message;
  console.error(error);
  return 'This picture could not be read. Try another copy of it.';
}
