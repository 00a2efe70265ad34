import { largestScreenshot } from '#domain/scan/screenshot-size';
import { PictureRefused } from './check-picture.ts';
import { drawArea } from './crop-area.ts';
import { openPicture } from './open-picture.ts';
import { sha256 } from './sha256.ts';
import { words } from './words.ts';

/** Tried in this order until the file is small enough: longest side of a telephone's screen in pixels, JPEG quality. */
const SIZES = [
  [2000, 0.85],
  [1800, 0.75],
  [1600, 0.7],
  [1400, 0.6],
  [1100, 0.55],
  [800, 0.5],
] as const;

/** `widestPicture` of the domain, which would bring the schemas along. */
const WIDEST = 8192;
/** From here on a picture is longer than any screen: a chat that was scrolled through. */
const TALL = 2.5;

/** The same for a picture of this shape: a long one keeps the width, which its letters are read by. */
export const sizesFor = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): [number, number][] =>
  SIZES.map(([longest, quality]) => {
    const screens = Math.max(1, Math.max(width, height) / Math.min(width, height) / TALL);
    return [Math.min(WIDEST, Math.round(longest * screens)), quality];
  });

/** Several screens long. */
export const isLong = ({ width, height }: Pick<Screenshot, 'width' | 'height'>): boolean =>
  height / width > 2 * TALL;

/** A whole picture, small enough for a case. */
export interface Screenshot {
  /** JPEG. */
  base64: string;
  width: number;
  height: number;
  /** Of the file that it was made from. */
  fileSha256?: string;
}

export const shown = ({ base64 }: Pick<Screenshot, 'base64'>): string => `data:image/jpeg;base64,${base64}`;

const bytesOf = (base64: string): number => Math.floor((base64.length * 3) / 4);

/** The whole of a picture as a JPEG that a case can keep. Throws PictureRefused when it cannot be made small enough. */
export function screenshotOf(bitmap: ImageBitmap): Screenshot {
  const all = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  for (const [longest, quality] of sizesFor(bitmap)) {
    const { canvas } = drawArea(bitmap, all, longest);
    const base64 = canvas.toDataURL('image/jpeg', quality).replace(/^data:image\/jpeg;base64,/, '');
    if (bytesOf(base64) <= largestScreenshot) return { base64, width: canvas.width, height: canvas.height };
  }
  throw new PictureRefused(words.screenshot.tooLarge);
}

/**
 * Reads a screenshot in the browser and makes it smaller. Its metadata (place, device) stays behind.
 * Throws PictureRefused with words for people.
 */
export async function readScreenshot(file: Blob): Promise<Screenshot> {
  const bitmap = await openPicture(file, words.screenshot.damaged);
  try {
    const fileSha256 = await sha256(await file.arrayBuffer());
    return { ...screenshotOf(bitmap), ...(fileSha256 && { fileSha256 }) };
  } finally {
    bitmap.close();
  }
}
