import { createPattern, MAX_PATTERN } from './bit-osa.ts';

/** Keys end to end: key i is `codes[starts[i], starts[i + 1])`. */
export type Keys = { count: number; starts: Uint32Array; codes: Uint8Array };

/** Segments a key is cut into: two edits leave one of three whole. */
const SEGMENTS = 3;

/** Where segment `g` of a key of `length` codes starts. */
const cut = (g: number, length: number) => Math.floor((g * length) / SEGMENTS);

function hash(codes: Uint8Array, from: number, to: number, length: number, g: number, mask: number): number {
  let h = Math.imul(length * 31 + g + 1, 0x9e3779b1);
  for (let i = from; i < to; i++) h = Math.imul(h ^ codes[i]!, 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) & mask;
}

/** Which of 32 groups of codes occur. An edit takes at most one of them away and brings at most one. */
function signature(codes: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) bits |= 1 << (codes[i]! & 31);
  return bits;
}

function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * All keys within one or two edits of a query (pass-join: Li, Deng, Wang, Feng, VLDB 2011). A key is listed under each of its
 * three segments; a query looks up its own substrings where a segment could have moved to. The list holds each key's signature
 * beside its number, so that a common segment ("smith") costs a read in a row and not a jump for each key.
 *
 * Exact for insertions, deletions and replacements; a swap across a border of segments together with another edit can be missed
 * (2 in 1,000 on names).
 */
export function createSegmentIndex(keys: Keys) {
  const { count, starts, codes } = keys;
  // two buckets for each key, at least 256 and at most 2 million
  const mask = 2 ** Math.min(21, Math.max(8, Math.ceil(Math.log2(2 * count + 1)))) - 1;
  const ends = new Uint32Array(mask + 2);
  /** The bucket of each segment of each key; a segment of a key shorter than three codes may be empty. */
  const buckets = new Int32Array(SEGMENTS * count);
  for (let key = 0, at = 0; key < count; key++) {
    const [from, length] = [starts[key]!, starts[key + 1]! - starts[key]!];
    for (let g = 0; g < SEGMENTS; g++, at++) {
      const [a, b] = [cut(g, length), cut(g + 1, length)];
      const bucket = b > a ? hash(codes, from + a, from + b, length, g, mask) : -1;
      buckets[at] = bucket;
      if (bucket >= 0) ends[bucket + 1]!++;
    }
  }
  for (let i = 0; i <= mask; i++) ends[i + 1]! += ends[i]!;
  /** Pairs of key and signature. */
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
  const seen = new Uint32Array(count);
  let round = 0;

  /** Calls `found` once for each key within `edits` (1 or 2) of the query. Queries over 32 codes find nothing. */
  function search(
    query: Uint8Array,
    length: number,
    edits: 1 | 2,
    found: (key: number, distance: number) => void,
  ): void {
    if (length === 0 || length > MAX_PATTERN) return;
    const pattern = createPattern(query, length);
    const own = signature(query, 0, length);
    round += 1;
    for (let other = Math.max(1, length - edits); other <= length + edits; other++) {
      const longer = length - other;
      // what lengths leave of the edits: a code goes by a removal or a replacement, and comes by an insertion or a replacement
      const gone = edits + Math.min(0, longer);
      const come = edits - Math.max(0, longer);
      // one edit spoils at most two neighbouring segments, so the first or the last is whole
      for (let g = 0; g < SEGMENTS; g += edits === 1 ? 2 : 1) {
        const [p, q] = [cut(g, other), cut(g + 1, other)];
        const size = q - p;
        if (size === 0) continue;
        // an error budget left of the segment of g, right of it of the rest: fewer places than "anywhere within two"
        const from = Math.max(0, p - Math.min(g, edits), p + longer - Math.min(SEGMENTS - 1 - g, edits));
        const to = Math.min(
          length - size,
          p + Math.min(g, edits),
          p + longer + Math.min(SEGMENTS - 1 - g, edits),
        );
        for (let at = from; at <= to; at++) {
          const bucket = hash(query, at, at + size, other, g, mask);
          for (let i = 2 * ends[bucket]!, end = 2 * ends[bucket + 1]!; i < end; i += 2) {
            const bits = lists[i + 1]!;
            if (ones(own & ~bits) > gone || ones(bits & ~own) > come) continue;
            const key = lists[i]!;
            if (seen[key] === round) continue;
            const a = starts[key]!;
            const b = starts[key + 1]!;
            // two buckets may share a number: a key of another length comes again under its own
            if (b - a !== other) continue;
            seen[key] = round;
            const distance = pattern.distance(codes, a, b);
            if (distance <= edits) found(key, distance);
          }
        }
      }
    }
  }

  return { search, bytes: ends.byteLength + lists.byteLength + seen.byteLength };
}
