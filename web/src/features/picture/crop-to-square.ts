import { PictureRefused } from './check-picture.ts';
import { openPicture } from './open-picture.ts';
import type { Cut } from './picture.ts';
import { words } from './words.ts';

/** Larger than any page shows it; small enough for a slow line. */
const SIDE = 640;
const SMALLEST = 64;

/**
 * Cuts a square out of a picture file, in the browser: a JPEG of at most 640 pixels a side. What cameras write beside
 * the picture (place, time, device) is left behind. Throws PictureRefused with words for people.
 */
export async function squarePicture(file: Blob, cut: Cut): Promise<{ jpeg: Blob; preview: string }> {
  const bitmap = await openPicture(file, words.crop.unreadable);
  try {
    if (cut.side < SMALLEST)
      throw new PictureRefused(`This part is ${cut.side} pixels wide: too small to recognise anybody.`);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(SIDE, cut.side);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff'; // what is transparent would be black in a JPEG
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, cut.x, cut.y, cut.side, cut.side, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    if (!jpeg) throw new PictureRefused('This browser couldn’t make the picture. Please try another one.');
    return { jpeg, preview: canvas.toDataURL('image/jpeg', 0.9) };
  } finally {
    bitmap.close();
  }
}
