import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { imageHeader } from '#domain/engine/photo/image-header';
import { photoLikeness } from '#domain/engine/photo/photo-signal';
import type { PageFacts } from '#domain/domain-watch/page-facts';
import type { FetchPage } from '../internet/safe-fetch.ts';

/** What the engine keeps of a picture; undefined when it is none that can be read. */
export type PrintPicture = (bytes: Uint8Array) => Promise<PhotoPrint | undefined>;

/** The icon of a page, or the one that browsers ask for where it names none; undefined where there is none. */
export async function iconOf(
  fetchPage: FetchPage,
  page: string,
  named = '/favicon.ico',
): Promise<Uint8Array | undefined> {
  if (!URL.canParse(named, page)) return undefined;
  const answer = await fetchPage(new URL(named, page).href).catch(() => undefined);
  if (answer?.status !== 200 || answer.bytes.length === 0) return undefined;
  const picture = pictureIn(answer.bytes);
  return imageHeader(picture) || isIco(picture) ? picture : undefined;
}

/** Compares two icons: by their bytes, then by the photo engine; undefined where it can say nothing. */
export async function compareIcons(
  own: Uint8Array,
  theirs: Uint8Array,
  print: PrintPicture,
): Promise<PageFacts['icon']> {
  if (Buffer.compare(own, theirs) === 0) return 'same';
  const [a, b] = [await print(own), await print(theirs)];
  return a && b && photoLikeness(a, b)?.kind;
}

const isIco = (bytes: Uint8Array): boolean =>
  bytes.length > 22 && bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1 && bytes[3] === 0;

/** The largest PNG within an .ico; anything else as it is. */
function pictureIn(bytes: Uint8Array): Uint8Array {
  if (!isIco(bytes)) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest: Uint8Array | undefined;
  for (let i = 0; i < Math.min(view.getUint16(4, true), 32); i += 1) {
    const entry = 6 + 16 * i;
    if (entry + 16 > bytes.length) break;
    const [size, from] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    const part = bytes.subarray(from, from + size);
    if (imageHeader(part)?.format === 'png' && part.length > (largest?.length ?? 0)) largest = part;
  }
  return largest ?? bytes;
}
