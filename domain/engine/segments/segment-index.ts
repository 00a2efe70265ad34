import { createPattern, MAX_PATTERN, type Pattern } from './bit-osa.ts';
import { createCrowdWalk, type Met } from './crowd-walk.ts';
import { ENDING, endingFrom, lengthOf } from './plant-crowds.ts';
import { bucketHash, cut, type Keys, mostCome, mostGone, ones, SEGMENTS, signature } from './segment-keys.ts';
import { createLists } from './segment-lists.ts';
import {
  AS_LISTED,
  BOTH_ENDS_SPOILED,
  LAST_SPOILED,
  SWAPPED_AT_P,
  SWAPPED_AT_Q,
  type Ways,
} from './walk-ways.ts';

/** A bucket with more keys is walked as tries and not read from one end to the other. */
const CROWD = 256;
/** A trie of so many keys is asked by their endings, too. */
const LARGE = 32 * CROWD;
/** Query less key, the same length first: what is found there may make others needless. */
const LONGER = [0, 1, -1, 2, -2];

/**
 * All keys within one or two edits of a query (pass-join: Li, Deng, Wang, Feng, VLDB 2011). A key is listed under each of its
 * three segments; a query looks up its own substrings where a segment could have moved to. The list holds each key's signature
 * beside its number, so that a common segment ("smith") costs a read in a row and not a jump for each key. Where more than
 * `crowd` keys share a segment, the list holds the roots of tries instead, one for each length. A trie of `large` or more is left
 * where both edits are spent early: so many letters may stand there that the walk would see most of them, and what follows is
 * written as in the query, so that it can be looked up.
 */
export function createSegmentIndex(keys: Keys, { crowd = CROWD, large = LARGE } = {}) {
  const { count, starts, codes } = keys;
  const { ends, lists, tries, mask } = createLists(keys, crowd, large);
  /** In which round a key was met, a byte each: rounds are counted anew before they repeat. */
  const seen = new Uint8Array(count);
  let round = 0;
  // of the query in hand
  let [wanted, own, pattern]: [number, number, Pattern | undefined] = [0, 0, undefined];
  let queried = codes;
  let queriedSize = 0;
  let found: Met = () => 0;

  const crowds = createCrowdWalk(keys, tries, (key, distance) => {
    if (seen[key] === round) return wanted;
    seen[key] = round;
    return (wanted &= found(key, distance));
  });

  /** Reads a list, or walks its tries on the ways that no other segment answers for. */
  function look(bucket: number, length: number, longer: number, edits: number, ways?: Ways): void {
    const gone = mostGone(longer, edits);
    const come = mostCome(longer, edits);
    for (let i = 2 * ends[bucket]!, end = 2 * ends[bucket + 1]!; i < end; i += 2) {
      const first = lists[i]!;
      const second = lists[i + 1]!;
      if (first < 0) {
        if (ways !== AS_LISTED && lengthOf(second) === length) walk(~first, second, longer, ways);
        continue;
      }
      if (ones(own & ~second) > gone || ones(second & ~own) > come) continue;
      const a = starts[first]!;
      const b = starts[first + 1]!;
      // two buckets may share a number: a key of another length comes again under its own
      if (b - a !== length || seen[first] === round) continue;
      seen[first] = round;
      const distance = pattern!.distance(codes, a, b);
      if (distance <= edits && (wanted >> distance) & 1) wanted &= found(first, distance);
    }
  }

  /** Walks a trie; a large one as long as an edit is left, and reads the keys that end as the query does from there on. */
  function walk(root: number, word: number, longer: number, ways?: Ways): void {
    const length = lengthOf(word);
    const ending = endingFrom(word);
    wanted = crowds.walk(root, length, longer, pattern!, wanted, ways, ending);
    const from = ending + longer;
    if (ending === 0 || from < 0 || wanted < 4) return;
    look(bucketHash(queried, from, queriedSize, length, ENDING, mask), length, longer, 2, AS_LISTED);
  }

  /**
   * Calls `answer` once for each key within `edits` (1 or 2) of the query; what it answers says which distances are wanted from
   * then on. Queries over 32 codes find nothing. Not to be called from within `answer`.
   */
  function search(query: Uint8Array, size: number, edits: 1 | 2, answer: Met): void {
    if (size === 0 || size > MAX_PATTERN) return;
    queried = query;
    queriedSize = size;
    pattern = createPattern(query, size);
    own = signature(query, 0, size);
    wanted = edits === 1 ? 3 : 7;
    found = answer;
    if (round === 255) {
      seen.fill(0);
      round = 0;
    }
    round += 1;
    for (const longer of LONGER) {
      const length = size - longer;
      if (length < 1 || Math.abs(longer) > edits || wanted >> Math.abs(longer) === 0) continue;
      if (length < SEGMENTS) {
        look(bucketHash(query, 0, 0, length, 0, mask), length, longer, edits);
        continue;
      }
      const p = cut(1, length);
      const q = cut(2, length);
      // what is left of the first segment has not moved, what is right of the last has moved by all that the lengths differ
      if (q + longer >= 0) look(bucketHash(query, q + longer, size, length, 2, mask), length, longer, edits);
      if (wanted < 2) continue;
      if (p <= size)
        look(bucketHash(query, 0, p, length, 0, mask), length, longer, edits, LAST_SPOILED[edits]);
      // one edit spoils at most two neighbouring segments, so what is not found yet has two: one before the second segment and
      // one behind it, or one of them a swap across a border
      if (wanted < 4) continue;
      const from = Math.max(0, p - 1, p + longer - 1);
      const to = Math.min(size - (q - p), p + 1, p + longer + 1);
      let [last, before] = [-1, -1];
      for (let at = from; at <= to; at++) {
        const bucket = bucketHash(query, at, at + q - p, length, 1, mask);
        // where letters repeat, so do segments
        if (bucket !== last && bucket !== before) look(bucket, length, longer, edits, BOTH_ENDS_SPOILED);
        [last, before] = [bucket, last];
      }
      // a swap across one border and another edit beyond the other: no segment is whole
      if (longer < -1 || longer > 1) continue;
      if (p < size) lookSwapped(query, 0, 0, p, p, length, longer);
      if (q + longer > 0) lookSwapped(query, 2, q + longer, size, q + longer, length, longer);
    }
  }

  /** Segment `g` of the query as it was before a swap across one of its borders, which is at `border`. */
  function lookSwapped(
    query: Uint8Array, g: number, from: number, to: number, border: number, length: number, longer: number,
  ): void {
    const left = query[border - 1]!;
    const right = query[border]!;
    if (left === right) return;
    query[border - 1] = right;
    query[border] = left;
    const bucket = bucketHash(query, from, to, length, g, mask);
    query[border - 1] = left;
    query[border] = right;
    look(bucket, length, longer, 2, g === 0 ? SWAPPED_AT_P : SWAPPED_AT_Q);
  } // prettier-ignore

  const bytes =
    ends.byteLength + lists.byteLength + seen.byteLength + tries.nodes.byteLength + tries.order.byteLength;
  return { search, bytes };
}
