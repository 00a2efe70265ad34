import { hammingScan, wordsOf } from '../index/hash-scan.ts';
import type { PhotoPrint } from '../judge/judgement.ts';
import { pdqFromHex } from '../photo/pdq.ts';

/** Bits in which an edited copy differs at most, from the picture and from one of its views: see photo-signal.ts. */
const EDITED_BITS = 70;
const VIEW_BITS = 62;

/** Which of many pictures one picture may be a copy of, by their hashes and those of their views. */
export function createPhotoBlocks(prints: readonly (PhotoPrint | undefined)[]) {
  const hashes = scanOf(prints, (print) => [print.hash]);
  const views = scanOf(prints, (print) => print.views ?? []);
  return {
    /** Numbers of the pictures, each once. */
    near({ hash }: PhotoPrint): number[] {
      const query = pdqFromHex(hash);
      if (!query) return [];
      const words = wordsOf(query);
      return [...new Set([...hashes(words, EDITED_BITS), ...views(words, VIEW_BITS)])];
    },
  };
}

function scanOf(
  prints: readonly (PhotoPrint | undefined)[],
  of: (print: PhotoPrint) => readonly string[],
): (query: Int32Array, bits: number) => number[] {
  const rows = prints.flatMap((print, at) =>
    (print ? of(print) : []).flatMap((hex) => {
      const hash = pdqFromHex(hex);
      return hash ? [{ at, words: wordsOf(hash) }] : [];
    }),
  );
  if (rows.length === 0) return () => [];
  const all = new Int32Array(8 * rows.length);
  for (const [i, { words }] of rows.entries()) all.set(words, 8 * i);
  const scan = hammingScan(all);
  return (query, bits) => [...scan.within(query, bits)].map((row) => rows[row]!.at);
}
