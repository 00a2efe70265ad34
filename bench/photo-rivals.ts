import { readImage } from '../bin/image-file.ts';
import { lumaOf, pdqHash, type Pixels } from '../domain/engine/photo/pdq.ts';
import { photoViews } from '../domain/engine/photo/photo-views.ts';
import { dataPath, rows } from './data.ts';
import { processorTime } from './processor-time.ts';
import { percent, type Row, row, type Skipped } from './row.ts';

const group = 'Photos';

type Hasher = {
  name: string;
  ofFile: (path: string) => Promise<unknown>;
  /** Bits as bytes of any width; two are compared bit by bit. */
  ofPixels: (photo: Pixels) => Promise<Uint8Array>;
  /** What is kept of the protected photo, once, where that is more than its hash. */
  views?: (photo: Pixels) => Uint8Array[];
};

const own: Hasher = {
  name: 'Countersign (PDQ)',
  ofFile: async (path) => pdqHash(await readImage(path)),
  ofPixels: async (photo) => pdqHash(photo).hash,
};

/** As the engine uses it: a copy is met by hashes of the photo's usual edits. Its own time is that of one hash. */
const withViews: Hasher = {
  ...own,
  name: 'Countersign with its views',
  views: (photo) => [pdqHash(photo).hash, ...photoViews(lumaOf(photo))],
};

/** Each is loaded when asked for: one decodes with a native library that not every machine has. */
const rivals: { name: string; load: () => Promise<Omit<Hasher, 'name'>> }[] = [
  {
    name: 'sharp-phash 2.2.0',
    async load() {
      const { default: sharp } = await import('sharp');
      const { default: phash } = await import('sharp-phash');
      // it would remember the file between rounds
      sharp.cache(false);
      return {
        ofFile: (path) => phash(path),
        ofPixels: async ({ width, height, data }) =>
          bytesOf(
            await phash(
              // with a fourth channel it reads transparency as brightness
              Buffer.from(data.filter((_, i) => i % 4 !== 3)),
              { raw: { width, height, channels: 3 } },
            ),
          ),
      };
    },
  },
  {
    name: 'imghash 1.1.4, 256 bits',
    async load() {
      const { default: imghash } = await import('imghash');
      return {
        ofFile: (path) => imghash.hash(path, 16),
        ofPixels: async ({ width, height, data }) =>
          bytesOf(
            imghash.hexToBinary(imghash.hashRaw({ width, height, data: Uint8ClampedArray.from(data) }, 16)),
          ),
      };
    },
  },
];

/**
 * Other perceptual hashes from the registry: time from a file to a hash, all in one run, and how many edited copies the hash
 * alone finds. Each gets the widest distance at which no two different pictures match, ours as well.
 */
export async function photoRivals(
  album: readonly Pixels[],
  copies: readonly { of: number; pixels: Pixels }[],
  progress: (text: string) => void,
): Promise<(Row | Skipped)[]> {
  const skipped: Skipped[] = [];
  const hashers: Hasher[] = [own, withViews];
  for (const { name, load } of rivals) {
    try {
      hashers.push({ name, ...(await load()) });
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      skipped.push({ group, what: `against ${name}`, skipped: `cannot be loaded (${why})` });
    }
  }
  progress('the same copies by other hashes');
  const times = await race(hashers);
  const results: Row[] = [];
  for (const [i, hasher] of hashers.entries()) {
    const { found, distance, bits } = await recall(hasher, album, copies);
    const beside = `finds ${found.toFixed(1)} % of the copies within ${distance} of ${bits} bits, no false match`;
    results.push(
      row(
        group,
        `file to hash, processor time: ${hasher.name}`,
        times[i]!,
        'ms',
        undefined,
        undefined,
        beside,
      ),
    );
    if (i > 1)
      results.push(row(group, '  time against ours', times[i]! / times[0]!, 'x', undefined, undefined));
  }
  return [...results, ...skipped];
}

/** Milliseconds of processor time, of all threads, for one of the reference pictures: the least of nine rounds in turns. */
async function race(hashers: readonly Hasher[]): Promise<number[]> {
  const files = rows('photos/reference-hashes.csv').map(([file = '']) => dataPath(`photos/${file}`));
  const times = hashers.map(() => Infinity);
  for (let round = 0; round < 9; round++)
    for (const [i, { ofFile }] of hashers.entries()) {
      const start = processorTime();
      for (const file of files) await ofFile(file);
      times[i] = Math.min(times[i]!, (processorTime() - start) / files.length);
    }
  return times;
}

/** Share of copies nearer to their photo than any other picture is to it, and that distance. */
async function recall(
  { ofPixels, views }: Hasher,
  album: readonly Pixels[],
  copies: readonly { of: number; pixels: Pixels }[],
) {
  const kept: Uint8Array[][] = [];
  const met: { of: number; copy: boolean; hash: Uint8Array }[] = [];
  for (const [of, photo] of album.entries()) {
    const hash = await ofPixels(photo);
    kept.push(views?.(photo) ?? [hash]);
    met.push({ of, copy: false, hash });
  }
  for (const { of, pixels } of copies) met.push({ of, copy: true, hash: await ofPixels(pixels) });
  const distance = (photo: number, hash: Uint8Array) =>
    Math.min(...kept[photo]!.map((view) => bitsApart(view, hash)));
  let nearest = Infinity;
  for (const photo of album.keys())
    for (const { of, hash } of met) if (of !== photo) nearest = Math.min(nearest, distance(photo, hash));
  const found = percent(met.filter(({ copy }) => copy).map(({ of, hash }) => distance(of, hash) < nearest));
  return { found, distance: nearest - 1, bits: met[0]!.hash.length * 8 };
}

/** "0110..." -> bytes. */
const bytesOf = (bits: string) =>
  Uint8Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8), 2));

function bitsApart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) for (let rest = a[i]! ^ b[i]!; rest > 0; rest &= rest - 1) sum += 1;
  return sum;
}
