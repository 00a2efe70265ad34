import { evidenceAddress } from '../evidence/evidence-address.ts';
import type { KeptFile, PdfInput } from './case-pdf.ts';
import { drawText } from './draw-text.ts';
import { fontAddress } from './font/font-address.ts';
import { makePack, type Pack } from './pack-files.ts';
import { words as packWords } from './words.ts';

/** Puts the pack of a case together in this browser: fetches each picture, then draws and packs. */
export async function loadPack(
  input: Pick<PdfInput, 'one' | 'report' | 'at' | 'business' | 'own' | 'address'>,
): Promise<Pack> {
  const { one } = input;
  const pictures = new Map<string, KeptFile>();
  for (const piece of one.evidence) {
    if (piece.kept != null) continue;
    pictures.set(piece.id, {
      bytes: await bytesAt(await evidenceAddress(one, piece)),
      contentType: piece.contentType ?? '',
    });
  }
  return makePack({
    ...input,
    pictures,
    loadFont: async (name) => bytesAt(await fontAddress(name)),
    drawText,
    toPng,
  });
}

async function bytesAt(address: string): Promise<Uint8Array> {
  if (address.startsWith('data:')) {
    // No fetch: the page's policy allows no data: address to be connected to.
    return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  }
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Error(packWords.incomplete);
  return new Uint8Array(await answer.arrayBuffer());
}

async function toPng({ bytes, contentType }: KeptFile): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([bytes.slice()], { type: contentType }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return bytesAt(canvas.toDataURL('image/png'));
}
