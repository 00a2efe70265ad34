import { flatShare } from '#domain/engine/photo/flat-share';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { PictureRefused } from './check-picture.ts';
import { drawArea } from './crop-area.ts';
import { hasFewTones } from './few-tones.ts';
import { openPicture } from './open-picture.ts';
import { screenshotOf, type Screenshot } from './screenshot.ts';
import { sha256 } from './sha256.ts';
import { showsPage } from './shows-page.ts';
import { words } from './words.ts';

/** Larger pictures are scaled to this before hashing: PDQ itself only looks at 64 × 64 values. */
const HASHED_SIDE = 2048;
const PREVIEW_SIDE = 400;
/** The share of one tone above which a cut shows no face. */
const EMPTY = 0.85;

/** A picture as the comparison keeps it: two hashes and two small copies. The file itself is let go. */
export interface Picture {
  name: string;
  /** data: address of a small JPEG. */
  preview: string;
  /** PDQ, 64 hex digits, and how much detail there was (0-100). */
  hash: string;
  quality: number;
  /** The same of its middle square, as platforms show a picture that is none; absent of one that is square, or was cut. */
  square?: { hash: string; quality: number };
  /** Brightness of a small copy, by which crops are found; as text, so that the draft can be kept. */
  thumb?: { width: number; height: number; base64: string };
  /** SHA-256 of the file as given, for the report. */
  sha256: string;
  width: number;
  height: number;
  /** It was cut out of a larger one. */
  part?: true;
  /** Most likely a part of a page, with more on it than the profile picture. */
  page?: true;
  /** Of two flat tones: most likely what a platform gives to everybody without a picture, unless it is a logo. */
  fewTones?: true;
  /** A case has the file already, from which it was taken. */
  ofCase?: true;
  /** The whole of it: a case may keep it, and another part may be cut out after the tab was loaded anew. */
  whole?: Screenshot;
}

/** What is left of the file once it was let go; undefined for a draft that was kept without it. */
export function fileOf({ whole, name }: Picture): File | undefined {
  if (!whole) return undefined;
  const bytes = Uint8Array.from(atob(whole.base64), (c) => c.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** Which part of the picture is meant, in its own pixels. */
export interface Cut {
  x: number;
  y: number;
  side: number;
}

/**
 * Reads a picture in the browser: checks size and dimensions from the header, decodes, hashes.
 * `cut` names the square that matters (a profile picture in a screenshot);
 * Throws PictureRefused with words for people.
 */
export async function readPicture(file: Blob & { name?: string }, cut?: Cut): Promise<Picture> {
  const bitmap = await openPicture(file, words.screenshot.damaged);
  try {
    const area = cut
      ? { x: cut.x, y: cut.y, width: cut.side, height: cut.side }
      : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const context = drawArea(bitmap, area, HASHED_SIDE);
    const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    // Two empty parts of two pages are alike, and say nothing.
    if (cut && flatShare(pixels) > EMPTY) throw new PictureRefused(words.refused.empty);
    const { hash, quality = 0, thumb } = photoPrint(pixels);
    const square = cut ? undefined : middleSquare(bitmap);
    return {
      name: file.name || 'Pasted picture',
      preview: drawArea(bitmap, area, PREVIEW_SIDE).canvas.toDataURL('image/jpeg', 0.85),
      hash,
      quality,
      ...(square && { square: printOfArea(bitmap, square) }),
      ...(thumb && {
        thumb: { width: thumb.width, height: thumb.height, base64: btoa(String.fromCharCode(...thumb.data)) },
      }),
      sha256: await sha256(await file.arrayBuffer()),
      width: area.width,
      height: area.height,
      ...((area.width < bitmap.width || area.height < bitmap.height) && { part: true }),
      ...(!cut && showsPage(pixels) && { page: true }),
      ...(hasFewTones(pixels) && { fewTones: true }),
      whole: screenshotOf(bitmap),
    };
  } finally {
    bitmap.close();
  }
}

/** Undefined for what is a square, or as good as one. */
function middleSquare({ width, height }: { width: number; height: number }): Cut | undefined {
  const side = Math.min(width, height);
  if (side > 0.98 * Math.max(width, height)) return undefined;
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

function printOfArea(bitmap: ImageBitmap, { x, y, side }: Cut): { hash: string; quality: number } {
  const context = drawArea(bitmap, { x, y, width: side, height: side }, HASHED_SIDE);
  const { hash, quality = 0 } = photoPrint(
    context.getImageData(0, 0, context.canvas.width, context.canvas.height),
  );
  return { hash, quality };
}
