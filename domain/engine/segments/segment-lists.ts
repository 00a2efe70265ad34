import { plantCrowds } from './plant-crowds.ts';
import { bucketHash, cut, type Keys, ones, SEGMENTS, signature } from './segment-keys.ts';

/** Keys that differ in no more letters are told apart by no signature: an eighth of a crowd of them is one. */
const FEW_LETTERS = 6;
/** A list of an ending is read seldom, and may be twice as long as others. */
const ENDINGS = 2;

/** The buckets: `lists[2 ends[b], 2 ends[b + 1])` holds pairs of key and signature, or of a trie's root, negative, and a word about it (`plant-crowds.ts`). */
export function createLists(keys: Keys, crowd: number, large: number) {
  const { count, starts, codes } = keys;
  // two buckets for each key, at least 256 and at most 8 million
  const mask = 2 ** Math.min(23, Math.max(8, Math.ceil(Math.log2(2 * count + 1)))) - 1;
  const ends = new Uint32Array(mask + 2);
  /** The bucket of each segment of each key, -1 for none. */
  const buckets = new Int32Array(SEGMENTS * count);
  for (let key = 0, at = 0; key < count; key++) {
    const [from, length] = [starts[key]!, starts[key + 1]! - starts[key]!];
    for (let g = 0; g < SEGMENTS; g++, at++) {
      const [a, b] = [cut(g, length), cut(g + 1, length)];
      // the shortest keys are listed by their length alone
      const to = length < SEGMENTS ? a : b;
      const bucket = b > a ? bucketHash(codes, from + a, from + to, length, g, mask) : -1;
      buckets[at] = bucket;
      if (bucket >= 0) ends[bucket + 1]!++;
    }
  }
  const among = crowdsAmong(keys, buckets, ends, crowd);
  const { tries, roots } = plantCrowds(keys, buckets, ends, {
    ...among,
    large,
    alike: ENDINGS * crowd,
    mask,
  });
  for (let i = 0; i <= mask; i++) ends[i + 1]! += ends[i]!;
  const lists = new Int32Array(2 * ends[mask + 1]!);
  const next = ends.slice(0, mask + 1);
  for (const [bucket, pairs] of roots) {
    lists.set(pairs, 2 * ends[bucket]!);
    next[bucket]! += pairs.length / 2;
  }
  for (let key = 0, at = 0; key < count; key++) {
    const bits = signature(codes, starts[key]!, starts[key + 1]!);
    for (let g = 0; g < SEGMENTS; g++, at++) {
      const bucket = buckets[at]!;
      if (bucket < 0) continue;
      const place = 2 * next[bucket]!++;
      lists[place] = key;
      lists[place + 1] = bits;
    }
  }
  return { ends, lists, tries, mask };
}

/**
 * The buckets of more than `crowd` keys, and those of an eighth whose keys have nearly the same letters: the number of each, from 1
 * on, by bucket; 0 for all others.
 */
function crowdsAmong(
  { starts, codes }: Keys,
  buckets: Int32Array,
  sizes: Uint32Array,
  crowd: number,
): { numbers: Int32Array; crowds: number[] } {
  const numbers = new Int32Array(sizes.length - 1);
  const smaller: number[] = [];
  for (let bucket = 0; bucket < numbers.length; bucket++) {
    const size = sizes[bucket + 1]!;
    if (size > crowd / 8 && size <= crowd) numbers[bucket] = smaller.push(bucket);
  }
  /** Of smaller buckets the letters that some of their keys have, and those that some have not. */
  const letters = new Int32Array(2 * smaller.length + 2);
  for (let at = 0; at < buckets.length && smaller.length > 0; at++) {
    const bucket = buckets[at]!;
    const number = bucket < 0 ? 0 : numbers[bucket]!;
    if (number === 0) continue;
    const key = Math.floor(at / SEGMENTS);
    const bits = signature(codes, starts[key]!, starts[key + 1]!);
    const some = (letters[2 * number]! |= bits);
    const without = (letters[2 * number + 1]! |= ~bits);
    // most are out after a few keys
    if (ones(some & without) > FEW_LETTERS) numbers[bucket] = 0;
  }
  const crowds: number[] = [];
  for (let bucket = 0; bucket < numbers.length; bucket++)
    if (sizes[bucket + 1]! > crowd || numbers[bucket]! > 0) numbers[bucket] = crowds.push(bucket);
  return { numbers, crowds };
}
