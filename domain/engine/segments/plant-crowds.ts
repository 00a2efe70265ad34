import { endingOf } from './crowd-endings.ts';
import { type CrowdTries, createTriePlanter } from './crowd-trie.ts';
import { bucketHash, cut, type Keys, SEGMENTS } from './segment-keys.ts';

/** An ending is listed under this number, beside those of the segments. */
export const ENDING = SEGMENTS;
/** A trie's word: the length of its keys, and from where on they are listed under their endings, too (0: they are not). */
export const lengthOf = (word: number) => word & 0xffff;
export const endingFrom = (word: number) => word >>> 16;

type Crowds = {
  /** The crowded buckets, and the number of each by bucket, from 1 on; 0 for all others. */
  crowds: readonly number[];
  numbers: Int32Array;
  /** A trie of so many keys is asked by their endings, too, if no more than `alike` keys share one. */
  large: number;
  alike: number;
  /** Of buckets. */
  mask: number;
};

/**
 * Takes the keys of crowded buckets out (their places in `buckets` become -1) and plants them, a trie for each length. The keys
 * of a large trie are listed once more, under their ending: where a walk meets two edits early, it may leave off.
 */
export function plantCrowds(
  keys: Keys,
  buckets: Int32Array,
  sizes: Uint32Array,
  { crowds, numbers, large, alike, mask }: Crowds,
): { tries: CrowdTries; roots: Map<number, number[]> } {
  const { starts, codes } = keys;
  /** Where the next key of each crowd goes in `order`; and of which segment it is. */
  const places = new Int32Array(crowds.length + 1);
  const segments = new Uint8Array(crowds.length + 1);
  let room = 0;
  crowds.forEach((bucket, i) => {
    places[i + 1] = room;
    room += sizes[bucket + 1]!;
  });
  const order = new Int32Array(room);
  const planter = createTriePlanter(keys, order);
  const roots = new Map<number, number[]>();
  if (room === 0) return { tries: planter.done(), roots };
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at]!;
    const number = bucket < 0 ? 0 : numbers[bucket]!;
    if (number === 0) continue;
    order[places[number]!++] = Math.floor(at / SEGMENTS);
    segments[number] = at % SEGMENTS;
    buckets[at] = -1;
  }
  const sizeOf = (key: number) => starts[key + 1]! - starts[key]!;
  const listed: { keys: Int32Array; length: number; ending: number }[] = [];
  for (const [i, bucket] of crowds.entries()) {
    const to = places[i + 1]!;
    const from = to - sizes[bucket + 1]!;
    const own = order.subarray(from, to);
    if (own.some((key) => sizeOf(key) !== sizeOf(own[0]!))) own.sort((a, b) => sizeOf(a) - sizeOf(b));
    const pairs: number[] = [];
    for (let a = from, b = from; a < to; a = b) {
      const length = sizeOf(order[a]!);
      while (b < to && sizeOf(order[b]!) === length) b++;
      const stretch = order.slice(a, b - a < large ? a : b);
      const ending = endingWithin(keys, stretch, length, segments[i + 1]!, alike);
      if (ending > 0) listed.push({ keys: stretch, length, ending });
      pairs.push(~planter.plant(a, b, length), length | (ending << 16));
    }
    roots.set(bucket, pairs);
    sizes[bucket + 1] = pairs.length / 2;
  }
  for (const { keys: stretch, length, ending } of listed)
    for (const key of stretch) {
      const bucket = bucketHash(codes, starts[key]! + ending, starts[key + 1]!, length, ENDING, mask);
      buckets[buckets.indexOf(-1, SEGMENTS * key)] = bucket;
      sizes[bucket + 1]!++;
    }
  return { tries: planter.done(), roots };
}

/** From where on the keys of a crowd are listed: behind the second border if they share their first segment, before it if their last. */
function endingWithin(keys: Keys, order: Int32Array, length: number, segment: number, alike: number): number {
  const q = cut(2, length);
  // the middle one is walked with an edit on each side: they are never both early
  if (order.length === 0 || segment === 1 || length < SEGMENTS) return 0;
  const [least, last] = segment === 0 ? [q + 1, length - 1] : [1, q];
  return endingOf(keys, order, length, { least, last, most: alike });
}
