import { evidenceIn } from '#domain/engine/mark/read-mark';
import type { Pixels } from '#domain/engine/photo/pdq';
import { largestOriginal, originalPath, type IssuedCopy } from '#domain/marked/issued-copy';
import type { FoundMark } from '#domain/marked/mark-words';
import { sha256 } from '../runtime/hash.ts';
import type { DecodeImage } from '../scan/picture/decode-image.ts';
import type { FetchedImage } from '../scan/picture/fetch-image.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { CopyKey } from './copy-key.ts';
import type { IssuedCopyStore } from './issued-copies.ts';
import { surestMark } from './surest-mark.ts';

/** The surest mark of a person's copies in a picture; undefined where none is sure enough, or there are no copies. */
export type ReadCopies = (image: FetchedImage) => Promise<FoundMark | 'no time' | undefined>;

export interface ReadingServices {
  copies: Pick<IssuedCopyStore, 'of'>;
  files: Pick<UserFiles, 'head'>;
  copyKey: CopyKey;
  decodeImage: DecodeImage;
}

interface Original {
  pixels: Pixels;
  copies: IssuedCopy[];
}

/**
 * Reads pictures for one person. Whoever has no copies costs one question to the register; a reading takes a second or two of
 * the processor, so none is begun without time left.
 */
export function copiesOf(userId: string, services: ReadingServices, timeLeft: () => number): ReadCopies {
  let known: Promise<Original[]> | undefined;
  return async (image) => {
    const originals = await (known ??= originalsOf(userId, services));
    if (originals.length === 0) return undefined;
    if (timeLeft() <= 0) return 'no time';
    const shown = await services.decodeImage(image);
    return shown && surest(shown, originals, (copy) => services.copyKey(userId, copy));
  };
}

/** Whatever shows none of the originals is not read, and costs little. */
function surest(
  shown: Pixels,
  originals: readonly Original[],
  keyOf: (copy: IssuedCopy) => Uint8Array,
): FoundMark | undefined {
  const keys = originals.reduce((sum, { copies }) => sum + copies.length, 0);
  const read = originals.flatMap(({ pixels, copies }) => {
    const evidence = evidenceIn(shown, pixels);
    return evidence === 'not placed' ? [] : [{ evidence, copies }];
  });
  return surestMark(read, keys, keyOf);
}

/** The squares that copies were made of. One that is not what its row says would give any score: it is not read. */
async function originalsOf(
  userId: string,
  { copies, files, decodeImage }: ReadingServices,
): Promise<Original[]> {
  const pictures = new Map<string, IssuedCopy[]>();
  for (const copy of await copies.of(userId))
    pictures.set(copy.picture, [...(pictures.get(copy.picture) ?? []), copy]);
  const all = [...pictures].map(async ([picture, of]): Promise<Original[]> => {
    const bytes = await files.head(originalPath(userId, picture), largestOriginal);
    if (!bytes || sha256(bytes) !== picture) return [];
    const pixels = await decodeImage({ contentType: 'image/jpeg', bytes });
    return pixels ? [{ pixels, copies: of }] : [];
  });
  return (await Promise.all(all)).flat();
}
