import { openPicture } from './open-picture.ts';
import type { Cut } from './picture.ts';

/** The whole of a picture that is square, in its own pixels: nothing need be cut. Undefined for others, and for what is no picture. */
export async function alreadySquare(file: File): Promise<Cut | undefined> {
  const bitmap = await openPicture(file, '').catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return width === height ? { x: 0, y: 0, side: width } : undefined;
}
