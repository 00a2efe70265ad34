import { createHash } from 'node:crypto';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { HashImage } from './hash-image.ts';

/** A print is about 9 kB. */
const most = 256;

/**
 * The same file gives the very same print again, while it is among the latest few hundred: people show one picture on many
 * platforms, and copies show it too. The engine remembers what it found between two prints.
 */
export function hashedOnce(hashImage: HashImage): HashImage {
  const known = new Map<string, Promise<PhotoPrint | undefined>>();
  return (image) => {
    const key = createHash('sha256').update(image.bytes).digest('base64');
    const print = known.get(key) ?? hashImage(image);
    known.delete(key);
    known.set(key, print);
    if (known.size > most) known.delete(known.keys().next().value!);
    print.catch(() => known.delete(key));
    return print;
  };
}
