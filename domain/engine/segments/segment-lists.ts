import { createTriePlanter } from './crowd-trie.ts';
import { bucketHash, type Keys, ones, signature } from './segment-keys.ts';

/** Segments a key is cut into: two edits leave one of three whole. */
export const SEGMENTS = 3;
/** Where segment `g` of a key of `length` codes starts. Fewer than three codes are one segment. */
export const cut = (g: number, length: number) =>
  length < SEGMENTS ? (g === 0 ? 0 : length) : Math.floor((g * length) / SEGMENTS);

/** Keys that differ in no more letters are told apart by no signature: an eighth of a crowd of them is one. */
const FEW_LETTERS = 6;

/** The buckets: `lists[2 ends[b], 2 ends[b + 1])` holds pairs of key and signature, or of a trie's root, negative, and its keys' length. */
export function createLists(keys: Keys, crowd: number) {
  const { count, starts, codes } = keys;
  // two buckets for each key, at least 256 and at most 8 million
  const mask = 2 ** Math.min(23, Math.max(8, Math.ceil(Math.log2(2 * count + 1)))) - 1;
  const ends = new Uint32Array(mask + 2);
  /** Of each bucket the letters that some of its keys have, and those that some have not. */
  const letters = new Int32Array(2 * (mask + 1));
  /** The bucket of each segment of each key, -1 for none. */
  const buckets = new Int32Array(SEGMENTS * count);
  for (let key = 0, at = 0; key < count; key++) {
    const [from, length] = [starts[key]!, starts[key + 1]! - starts[key]!];
    const bits = signature(codes, from, from + length);
    for (let g = 0; g < SEGMENTS; g++, at++) {
      const [a, b] = [cut(g, length), cut(g + 1, length)];
      // the shortest keys are listed by their length alone
      const to = length < SEGMENTS ? a : b;
      const bucket = b > a ? bucketHash(codes, from + a, from + to, length, g, mask) : -1;
      buckets[at] = bucket;
      if (bucket < 0) continue;
      ends[bucket + 1]!++;
      letters[2 * bucket]! |= bits;
      letters[2 * bucket + 1]! |= ~bits;
    }
  }
  const isCrowd = (bucket: number, size: number) =>
    size > crowd ||
    (size > crowd / 8 && ones(letters[2 * bucket]! & letters[2 * bucket + 1]!) <= FEW_LETTERS);
  const { tries, roots } = plantCrowds(keys, buckets, ends, isCrowd);
  for (let i = 0; i <= mask; i++) ends[i + 1]! += ends[i]!;
  const lists = new Int32Array(2 * ends[mask + 1]!);
  const next = ends.slice(0, mask + 1);
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
  for (const [bucket, pairs] of roots) lists.set(pairs, 2 * ends[bucket]!);
  return { ends, lists, tries, mask };
}

/** Takes the keys of crowded buckets out (their places in `buckets` become -1) and plants them, a trie for each length. */
function plantCrowds(
  { starts, ...keys }: Keys,
  buckets: Int32Array,
  sizes: Uint32Array,
  isCrowd: (bucket: number, size: number) => boolean,
) {
  const places = new Map<number, number>();
  let room = 0;
  for (let bucket = 0; bucket + 1 < sizes.length; bucket++)
    if (isCrowd(bucket, sizes[bucket + 1]!)) {
      places.set(bucket, room);
      room += sizes[bucket + 1]!;
    }
  const order = new Int32Array(room);
  const planter = createTriePlanter({ starts, ...keys }, order);
  const roots = new Map<number, number[]>();
  if (room === 0) return { tries: planter.done(), roots };
  for (let at = 0; at < buckets.length; at++) {
    const place = places.get(buckets[at]!);
    if (place === undefined) continue;
    order[place] = Math.floor(at / SEGMENTS);
    places.set(buckets[at]!, place + 1);
    buckets[at] = -1;
  }
  const lengthOf = (key: number) => starts[key + 1]! - starts[key]!;
  for (const [bucket, to] of places) {
    const from = to - sizes[bucket + 1]!;
    const own = order.subarray(from, to);
    if (own.some((key) => lengthOf(key) !== lengthOf(own[0]!))) own.sort((a, b) => lengthOf(a) - lengthOf(b));
    const pairs: number[] = [];
    for (let a = from, b = from; a < to; a = b) {
      const length = lengthOf(order[a]!);
      while (b < to && lengthOf(order[b]!) === length) b++;
      pairs.push(~planter.plant(a, b, length), length);
    }
    roots.set(bucket, pairs);
    sizes[bucket + 1] = pairs.length / 2;
  }
  return { tries: planter.done(), roots };
}
