import { createHash } from 'node:crypto';
import type { Pixels } from '../../domain/engine/photo/pdq.ts';
import { decodeImage, readPicture } from '../image-file.ts';

export interface Portrait {
  file: string;
  /** SHA-256 of the file, by which its copies are known. */
  picture: string;
  square: Pixels;
  isCut: boolean;
}

/** A portrait as it is marked: the square in its middle. */
export async function readPortrait(file: string): Promise<Portrait> {
  const bytes = readPicture(file);
  const pixels = await decodeImage(bytes, file);
  const picture = createHash('sha256').update(bytes).digest('hex');
  return { file, picture, square: middleSquare(pixels), isCut: pixels.width !== pixels.height };
}

function middleSquare(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  if (width === height) return pixels;
  const side = Math.min(width, height);
  const [left, top] = [(width - side) >> 1, (height - side) >> 1];
  const out = new Uint8ClampedArray(4 * side * side);
  for (let y = 0; y < side; y++) {
    const from = 4 * ((top + y) * width + left);
    out.set(data.subarray(from, from + 4 * side), 4 * side * y);
  }
  return { width: side, height: side, data: out };
}
