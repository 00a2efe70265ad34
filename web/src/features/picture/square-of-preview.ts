import { squarePicture } from './crop-to-square.ts';

/** The middle square of a small picture that this page drew itself, as a profile picture. */
export async function squareOfPreview(preview: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(preview.slice(preview.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  const file = new Blob([bytes], { type: 'image/jpeg' });
  const { width, height, close } = await sizeOf(file);
  close();
  const side = Math.min(width, height);
  const cut = { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
  return (await squarePicture(file, cut)).jpeg;
}

async function sizeOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
