import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthOf } from './plant-crowds.ts';
import { bucketHash, cut } from './segment-keys.ts';
import { createLists } from './segment-lists.ts';

it.each([
  [1, [0, 1, 1]],
  [2, [0, 2, 2]],
  [3, [0, 1, 2]],
  [10, [0, 3, 6]],
])('a key of %d codes is cut at %j', (length, places) =>
  expect([0, 1, 2].map((g) => cut(g, length))).toEqual(places),
);

/** The keys of a bucket, from its list or its tries, whose keys lie in one stretch of `order`. */
function keysIn({ ends, lists }: ReturnType<typeof createLists>, bucket: number): number[] | 'crowd' {
  const pairs = [...lists.subarray(2 * ends[bucket]!, 2 * ends[bucket + 1]!)];
  return pairs.some((first, i) => i % 2 === 0 && first < 0) ? 'crowd' : pairs.filter((_, i) => i % 2 === 0);
}

it('lists each key under its segments, and plants crowds with nobody lost', () => {
  const key = fc.array(fc.nat(2), { minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 60 }), fc.nat(12), (keys, crowd) => {
      const starts = new Uint32Array(keys.length + 1);
      keys.forEach((one, i) => (starts[i + 1] = starts[i]! + one.length));
      const made = createLists(
        { count: keys.length, starts, codes: Uint8Array.from(keys.flat()) },
        crowd,
        Infinity,
      );
      let planted = 0;
      keys.forEach((one, i) => {
        for (let g = 0; g < 3; g++) {
          const [from, to] = [cut(g, one.length), cut(g + 1, one.length)];
          const found = keysIn(made, bucketHash(Uint8Array.from(one), from, to, one.length, g, made.mask));
          if (found === 'crowd') planted += 1;
          else expect(found).toContain(i);
          if (found !== 'crowd') expect(found.length).toBeLessThanOrEqual(crowd);
        }
      });
      expect(made.tries.order).toHaveLength(planted);
    }),
    { seed: 62, numRuns: 300 },
  );
});

it('plants fewer keys where their letters tell nothing', () => {
  const few = Array.from({ length: 16 }, (_, i) => [0, 0, (i >> 3) & 1, (i >> 2) & 1, (i >> 1) & 1, i & 1]);
  const many = few.map((key, i) => [...key.slice(0, 4), 2 + i, 30 - i]);
  const planted = (keys: number[][]) => {
    const starts = Uint32Array.from({ length: keys.length + 1 }, (_, i) => 6 * i);
    return createLists({ count: keys.length, starts, codes: Uint8Array.from(keys.flat()) }, 64, Infinity)
      .tries.order.length;
  };
  expect([planted(few), planted(many)]).toEqual([16, 0]);
});

it('plants one trie for each length, also where keys of several lengths share a bucket by chance', () => {
  // lengths in turns, so that no bucket has them in order
  const keys = Array.from({ length: 120 }, (_, i) =>
    Array.from({ length: 9 - (i % 7) }, (__, j) => (i * 31 + j * 7) % 40),
  );
  const starts = new Uint32Array(keys.length + 1);
  keys.forEach((key, i) => (starts[i + 1] = starts[i]! + key.length));
  const { ends, lists } = createLists(
    { count: keys.length, starts, codes: Uint8Array.from(keys.flat()) },
    1,
    Infinity,
  );
  const lengths = Array.from({ length: ends.length - 1 }, (_, bucket) => {
    const pairs = lists.subarray(2 * ends[bucket]!, 2 * ends[bucket + 1]!);
    return Array.from(pairs).flatMap((word, i) => (i % 2 === 1 && pairs[i - 1]! < 0 ? [lengthOf(word)] : []));
  });
  expect(lengths.some((all) => all.length > 1)).toBe(true);
  expect(lengths.filter((all) => new Set(all).size < all.length)).toEqual([]);
});
