import { imageHeader } from '#domain/impersonation/image-header';
import { photoPrint } from '#domain/impersonation/photo-print';

const MEGABYTES = 15;
const LONGEST_SIDE = 10_000;
const MEGAPIXELS = 50;
/** Larger pictures are scaled to this before hashing: PDQ itself only looks at 64 × 64 values. */
const HASHED_SIDE = 2048;
const PREVIEW_SIDE = 400;

/** A picture as the comparison keeps it: two hashes and two small copies. The file itself is let go. */
export interface Picture {
  name: string;
  /** data: address of a small JPEG. */
  preview: string;
  /** PDQ, 64 hex digits, and how much detail there was (0-100). */
  hash: string;
  quality: number;
  /** Brightness of a small copy, by which crops are found; as text, so that the draft can be kept. */
  thumb?: { width: number; height: number; base64: string };
  /** SHA-256 of the file as given, for the report. */
  sha256: string;
  width: number;
  height: number;
}

/** Why a picture was not taken, in words to show. */
export class PictureRefused extends Error {}

/** Which part of the picture is meant, in its own pixels. */
export interface Cut {
  x: number;
  y: number;
  side: number;
}

/**
 * Reads a picture in the browser: checks size and dimensions from the header, decodes, hashes.
 * `cut` names the square that matters (a profile picture in a screenshot). Throws PictureRefused with words for people.
 */
export async function readPicture(file: Blob & { name?: string }, cut?: Cut): Promise<Picture> {
  await checkHeader(file);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('This picture cannot be opened: the file seems damaged.');
  });
  try {
    const area = cut
      ? { x: cut.x, y: cut.y, width: cut.side, height: cut.side }
      : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const { context } = draw(bitmap, area, HASHED_SIDE);
    const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    const { hash, quality = 0, thumb } = photoPrint(pixels);
    return {
      name: file.name || 'Pasted picture',
      preview: draw(bitmap, area, PREVIEW_SIDE).context.canvas.toDataURL('image/jpeg', 0.85),
      hash,
      quality,
      ...(thumb && {
        thumb: { width: thumb.width, height: thumb.height, base64: btoa(String.fromCharCode(...thumb.data)) },
      }),
      sha256: await sha256(await file.arrayBuffer()),
      width: area.width,
      height: area.height,
    };
  } finally {
    bitmap.close();
  }
}

async function checkHeader(file: Blob): Promise<void> {
  if (file.size > MEGABYTES * 2 ** 20)
    throw new PictureRefused(
      `This file is ${Math.round(file.size / 2 ** 20)} MB; at most ${MEGABYTES} MB can be compared.`,
    );
  const header = imageHeader(new Uint8Array(await file.slice(0, 2 ** 18).arrayBuffer()));
  if (!header) throw new PictureRefused('This is not a JPEG, PNG or WebP picture.');
  const { width, height } = header;
  if (Math.min(width, height) < 32)
    throw new PictureRefused(`This picture is ${width} × ${height} pixels: too small to compare.`);
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MEGAPIXELS * 1e6)
    throw new PictureRefused(
      `This picture is ${width} × ${height} pixels; at most ${MEGAPIXELS} million pixels can be compared.`,
    );
}

function draw(
  bitmap: ImageBitmap,
  area: { x: number; y: number; width: number; height: number },
  longest: number,
) {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#fff'; // transparent pixels would otherwise count as black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return { context };
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  // crypto.subtle exists on https and on localhost alone; the report is complete without the line.
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return digest ? [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('') : '';
}
