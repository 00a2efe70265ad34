import { hammingScan } from './hash-scan.ts';

/** Of 31 differing bits no more than one lies in each of 16 parts of a hash, in one of them at least. */
const NEAR = 31;
const PARTS = 16;
const VALUES = 1 << 16;

/**
 * Finds the hashes near one without reading the others (Norouzi, Punjani and Fleet, Fast Search in Hamming Space with
 * Multi-Index Hashing): whatever differs in at most 31 of 256 bits has one of its 16 parts equal or one bit off, so 17 values
 * of each part lead to all that is near, and about one in 240 of random hashes is compared. Further than 31 bits the scan
 * answers. `words` as for hammingScan. Needs 100 bytes a hash and 4 MB.
 */
export function hashIndex(words: Int32Array): { within: (query: Int32Array, bits: number) => Uint32Array } {
  const scan = hammingScan(words);
  const count = words.length / 8;
  const tables = Array.from({ length: PARTS }, (_, part) => tableOf(words, count, part));
  const candidates = new Uint32Array(count);
  return {
    /** Numbers of the hashes that differ in at most `bits` bits, ascending. */
    within(query, bits) {
      if (bits > NEAR) return scan.within(query, bits);
      let many = 0;
      for (const [part, { starts, numbers }] of tables.entries()) {
        const own = partOf(query, 0, part);
        for (let bit = -1; bit < 16; bit++) {
          const value = bit < 0 ? own : own ^ (1 << bit);
          const end = starts[value + 1]!;
          const start = starts[value]!;
          // few hashes, or many alike: comparing each is quicker
          if (many + end - start > count) return scan.within(query, bits);
          for (let i = start; i < end; i++) candidates[many++] = numbers[i]!;
        }
      }
      return Uint32Array.from(new Set(scan.among(candidates, many, query, bits))).sort();
    },
  };
}

const partOf = (words: Int32Array, number: number, part: number) =>
  (words[8 * number + (part >> 1)]! >>> (16 * (part & 1))) & 0xffff;

/** Numbers of the hashes in the order of one part; those with the value v lie from starts[v] to starts[v + 1]. */
function tableOf(words: Int32Array, count: number, part: number) {
  const starts = new Uint32Array(VALUES + 1);
  for (let i = 0; i < count; i++) starts[partOf(words, i, part) + 1]! += 1;
  for (let value = 0; value < VALUES; value++) starts[value + 1]! += starts[value]!;
  const next = starts.slice();
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) numbers[next[partOf(words, i, part)]!++] = i;
  return { starts, numbers };
}
