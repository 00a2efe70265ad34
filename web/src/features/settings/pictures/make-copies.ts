import { zipSync, type Zippable } from 'fflate';
import { markedContract } from '#domain/contract/marked';
import type { Pixels } from '#domain/engine/photo/pdq';
import { copyFile, copySide } from '#domain/marked/copy-side';
import { originalSide } from '#domain/marked/issued-copy';
import type { Platform } from '#domain/platform/platform';
import { call } from '../../../lib/api/rest.ts';
import { PictureRefused } from '../../picture/check-picture.ts';
import { openPicture } from '../../picture/open-picture.ts';
import { drawArea } from '../../picture/crop-area.ts';
import type { Cut } from '../../picture/picture.ts';
import { startMarker } from './marker.ts';
import { words } from './words.ts';

/** Larger than any copy; a mark finds its place by a square of 256. */
const PREVIEW = 320;

/** A square of somebody's picture that can carry a mark. The bitmap is theirs to close. */
export interface Square {
  bitmap: ImageBitmap;
  cut: Cut;
  /** data: address of a small JPEG. */
  preview: string;
}

/** Cuts the square out, on this device. Throws PictureRefused for one that cannot carry a mark, with the reason. */
export async function carryingSquare(file: File, cut: Cut): Promise<Square> {
  const bitmap = await openPicture(file, words.refused.unreadable);
  const marker = startMarker();
  try {
    const reason = await marker.refusal(pixelsOf({ bitmap, cut }, Math.min(cut.side, 2 * originalSide)));
    if (reason) throw new PictureRefused(words.refused[reason]);
    return { bitmap, cut, preview: draw({ bitmap, cut }, PREVIEW).canvas.toDataURL('image/jpeg', 0.85) };
  } catch (error) {
    bitmap.close();
    throw error;
  } finally {
    marker.end();
  }
}

/** Has copies registered, marks each here, and gives them as one zip. `tell` hears of each that is done. */
export async function makeCopies(
  square: Square,
  platforms: readonly Platform[],
  tell: (done: number) => void,
): Promise<{ name: string; zip: Uint8Array }> {
  const marker = startMarker();
  try {
    const original = await jpegOf(draw(square, originalSide), 0.9);
    const { copies } = await call('user', markedContract['issue-copies'], {
      original: base64(original),
      platforms: [...platforms],
    });
    const files: Zippable = {};
    for (const [done, copy] of copies.entries()) {
      tell(done);
      const side = copySide(copy.platform, square.cut.side);
      const marked = await marker.mark(pixelsOf(square, side), bytesOf(copy.key));
      files[copyFile(copy)] = [await jpegOf(contextOf(marked), 0.95), { level: 0 }];
    }
    const day = copies[0]?.issuedAt.slice(0, 10) ?? '';
    return { name: `portraits-${day}.zip`, zip: zipSync(files) };
  } finally {
    marker.end();
  }
}

const draw = ({ bitmap, cut }: Pick<Square, 'bitmap' | 'cut'>, side: number) =>
  drawArea(bitmap, { x: cut.x, y: cut.y, width: cut.side, height: cut.side }, side);

const pixelsOf = (square: Pick<Square, 'bitmap' | 'cut'>, side: number): Pixels => {
  const { data, width, height } = draw(square, side).getImageData(0, 0, side, side);
  return { data, width, height };
};

function contextOf({ data, width, height }: Pixels): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d')!;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return context;
}

async function jpegOf({ canvas }: CanvasRenderingContext2D, quality: number): Promise<Uint8Array> {
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!jpeg) throw new PictureRefused(words.refused.browser);
  return new Uint8Array(await jpeg.arrayBuffer());
}

const base64 = (bytes: Uint8Array): string =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
