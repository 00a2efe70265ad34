import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENDING, endingFrom, lengthOf } from './plant-crowds.ts';
import { bucketHash, cut } from './segment-keys.ts';
import { createLists } from './segment-lists.ts';

/** Lists of keys that all have one length; a crowd is more than `crowd`, and a trie of `large` or more has endings. */
function listsOf(keys: readonly (readonly number[])[], crowd: number, large: number) {
  const length = keys[0]!.length;
  const starts = Uint32Array.from({ length: keys.length + 1 }, (_, i) => length * i);
  const { lists, ends, mask } = createLists(
    { count: keys.length, starts, codes: Uint8Array.from(keys.flat()) },
    crowd,
    large,
  );
  const pairsIn = (from: number, to: number, g: number, key: readonly number[]) => {
    const bucket = bucketHash(Uint8Array.from(key), from, to, length, g, mask);
    const flat = lists.subarray(2 * ends[bucket]!, 2 * ends[bucket + 1]!);
    return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!] as const);
  };
  return {
    /** From where on the keys of a trie are listed, of the segment that a key shares. */
    endingOf: (key: readonly number[], g: 0 | 1 | 2) => {
      const to = g === 2 ? length : cut(g + 1, length);
      const root = pairsIn(cut(g, length), to, g, key).find(([first]) => first < 0);
      return root && [lengthOf(root[1]), endingFrom(root[1])];
    },
    /** The keys that are listed under the ending of one. */
    listed: (key: readonly number[], from: number) =>
      pairsIn(from, length, ENDING, key).flatMap(([first]) => (first < 0 ? [] : [first])),
  };
}

const SHARED = [20, 21, 22, 23];
/** Two codes of sixteen each. */
const PARTS = Array.from({ length: 256 }, (_, i) => [i >> 4, i & 15]);
const BEHIND = PARTS.map((part) => [...part, ...SHARED]);
const BEFORE = PARTS.map((part) => [...SHARED, ...part]);

it.each<[string, number[][], 0 | 1 | 2, number, number[] | undefined]>([
  ['their last segment: from the second code of their own', BEHIND, 2, 256, [6, 1]],
  ['their last segment, but are too few', BEHIND, 2, 257, [6, 0]],
  ['their middle segment', BEHIND, 1, 256, [6, 0]],
  ['their first segment: from the last code', BEFORE, 0, 256, [6, 5]],
  ['nothing with more than fifteen others', BEHIND, 0, 256, undefined],
])('keys that share %s', (_what, keys, g, large, expected) =>
  expect(listsOf(keys, 16, large).endingOf(keys[200]!, g)).toEqual(expected),
);

it('lists all keys of a large trie under the ending that it names', () => {
  const code = fc.nat(4);
  const part = fc.tuple(code, code, code, code);
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 20, maxLength: 80 }),
      fc.boolean(),
      fc.nat(9),
      (parts, behind, crowd) => {
        const keys = parts.map((own) => (behind ? [...own, ...SHARED, 24] : [...SHARED, 24, ...own]));
        const lists = listsOf(keys, crowd, 16);
        const [, from = 0] = lists.endingOf(keys[0]!, behind ? 2 : 0) ?? [];
        if (from === 0) return;
        for (const key of keys) {
          const alike = keys.flatMap((one, i) => (`${one.slice(from)}` === `${key.slice(from)}` ? [i] : []));
          expect(alike.length).toBeLessThanOrEqual(2 * crowd);
          expect(lists.listed(key, from)).toEqual(expect.arrayContaining(alike));
        }
      },
    ),
    { seed: 101, numRuns: 200 },
  );
});
