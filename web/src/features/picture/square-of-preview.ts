import { squarePicture } from './crop-to-square.ts';

/** A small picture that this page drew itself as a square: its middle, or `whole` all of it on white. */
export async function squareOfPreview(preview: string, whole = false): Promise<Blob> {
  const bytes = Uint8Array.from(atob(preview.slice(preview.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  const file = new Blob([bytes], { type: 'image/jpeg' });
  const { width, height, close } = await sizeOf(file);
  close();
  const side = whole ? Math.max(width, height) : Math.min(width, height);
  const cut = { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
  return (await squarePicture(file, cut)).jpeg;
}

async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
