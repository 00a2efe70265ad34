import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { osaByTable } from './osa-by-table.ts';
import { createSegmentIndex } from './segment-index.ts';

const keysOf = (keys: readonly (readonly number[])[]) => {
  const starts = new Uint32Array(keys.length + 1);
  keys.forEach((key, i) => (starts[i + 1] = starts[i]! + key.length));
  return { count: keys.length, starts, codes: Uint8Array.from(keys.flat()) };
};

type Index = ReturnType<typeof createSegmentIndex>;
const ALL = 7;

/** Keys and distances, each once. */
function ask(index: Index, query: readonly number[], edits: 1 | 2): [number, number][] {
  const hits: [number, number][] = [];
  index.search(Uint8Array.from(query), query.length, edits, (key, distance) => {
    hits.push([key, distance]);
    return ALL;
  });
  return hits.sort(([a], [b]) => a - b);
}

const naive = (keys: readonly number[][], query: readonly number[], edits: number) =>
  keys.flatMap((key, i): [number, number][] => {
    const distance = Math.abs(key.length - query.length) > edits ? 3 : osaByTable(query, key);
    return distance <= edits ? [[i, distance]] : [];
  });

const text = (kinds: number, minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: kinds - 1 }), { minLength, maxLength });
/** Runs of one code, a few of them. */
const runs = fc
  .array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flatMap(([code, times]) => new Array<number>(times).fill(code)).slice(0, 24));
/** One part that all keys share, and what each has before and behind it. */
const around = (front: number, back: number) =>
  fc.tuple(text(4, 1, 12), fc.array(fc.tuple(text(4, 0, front), text(4, 0, back)), { minLength: 1, maxLength: 80 }))
    .map(([shared, parts]) => parts.map(([a, b]) => [...a, ...shared, ...b])); // prettier-ignore
const between = fc
  .tuple(text(4, 1, 8), text(4, 1, 8), fc.array(text(4, 0, 6), { minLength: 1, maxLength: 80 }))
  .map(([front, back, parts]) => parts.map((part) => [...front, ...part, ...back]));
/** One part that all keys share, before or behind as many codes of their own. */
const evenly = (front: number, back: number) =>
  fc.tuple(text(6, 6, 10), fc.array(fc.tuple(text(6, front, front), text(6, back, back)), { minLength: 30, maxLength: 90 }))
    .map(([shared, parts]) => parts.map(([a, b]) => [...a, ...shared, ...b])); // prettier-ignore
const many = (key: fc.Arbitrary<number[]>) => fc.array(key, { minLength: 1, maxLength: 80 });

const CROWDS: Record<string, fc.Arbitrary<number[][]>> = {
  'a shared beginning': around(0, 6),
  'a shared end': around(6, 0),
  'a shared middle': around(4, 4),
  'both ends shared': between,
  'a shared beginning, then as many codes': evenly(0, 5),
  'a shared end, behind as many codes': evenly(5, 0),
  'runs of one letter': many(runs),
  'two letters only': many(text(2, 1, 14)),
  'three characters, as Han names have': many(text(5, 3, 3)),
  'the shortest keys': many(text(3, 1, 4)),
  'long keys': many(text(2, 28, 34)),
  'one handle of many owners': fc
    .tuple(text(3, 1, 10), fc.integer({ min: 1, max: 60 }))
    .map(([key, owners]) => new Array<number[]>(owners).fill(key)),
};

/** A key with up to two edits, or any text. */
const queryNear = (keys: readonly number[][]) =>
  fc
    .tuple(
      fc.constantFrom(...keys),
      fc.array(fc.tuple(fc.nat(3), fc.nat(40), fc.nat(4)), { maxLength: 3 }),
      text(4, 1, 12),
      fc.nat(9),
    )
    .map(([key, edits, other, chance]) =>
      chance === 0
        ? other
        : edits.reduce<number[]>((query, [kind, place, code]) => {
            const at = place % (query.length + 1);
            const [left, right] = [query.slice(0, at), query.slice(at)];
            if (kind === 0) return [...left, code, ...right];
            if (kind === 1) return [...left, ...right.slice(1)];
            if (kind === 2) return [...left, code, ...right.slice(1)];
            return right.length < 2 ? query : [...left, right[1]!, right[0]!, ...right.slice(2)];
          }, key),
    )
    .filter((query) => query.length > 0 && query.length <= 32);

/** From how many keys on a list is planted as tries, and a trie asked by its endings. */
const SIZES = [
  { crowd: 0, large: 0 },
  { crowd: 2, large: 16 },
  { crowd: 5, large: 32 },
  { crowd: 12, large: 48 },
  { crowd: 40, large: 48 },
];

describe('createSegmentIndex', () => {
  it.each(Object.entries(CROWDS).flatMap(([name, keys]) => SIZES.map((sizes) => ({ name, keys, ...sizes }))))(
    'finds what looking at every key finds: $name, a crowd is more than $crowd, a large one $large',
    ({ keys, crowd, large }) => {
      fc.assert(
        fc.property(
          keys.chain((all) => fc.tuple(fc.constant(all), fc.array(queryNear(all), { minLength: 4, maxLength: 4 }))),
          ([all, queries]) => {
            const index = createSegmentIndex(keysOf(all), { crowd, large });
            for (const query of queries)
              for (const edits of [1, 2] as const)
                expect(ask(index, query, edits)).toEqual(naive(all, query, edits));
          },
        ),
        { seed: 8 + crowd, numRuns: 60 },
      );
    },
  ); // prettier-ignore

  it.each(Object.entries(CROWDS).flatMap(([name, keys]) => SIZES.map((sizes) => ({ name, keys, ...sizes }))))(
    'finds as many as are wanted, each once and at its distance: $name, a crowd is more than $crowd, a large one $large',
    ({ keys, crowd, large }) => {
      fc.assert(
        fc.property(
          keys.chain((all) => fc.tuple(fc.constant(all), queryNear(all), fc.integer({ min: 1, max: 6 }))),
          ([all, query, most]) => {
            const index = createSegmentIndex(keysOf(all), { crowd, large });
            for (const edits of [1, 2] as const) {
              const there = new Map(naive(all, query, edits));
              const met = [0, 0, 0];
              const seen = new Set<number>();
              index.search(Uint8Array.from(query), query.length, edits, (key, distance) => {
                expect([distance, seen.has(key)]).toEqual([there.get(key), false]);
                seen.add(key);
                met[distance]! += 1;
                return met.reduce((bits, count, at) => (count < most ? bits | (1 << at) : bits), 0);
              });
              const counts = [0, 1, 2].map((at) => [...there.values()].filter((one) => one === at).length);
              expect(met).toEqual(counts.map((count) => Math.min(count, most)));
            }
          },
        ),
        { seed: 97 + crowd, numRuns: 150 },
      );
    },
  ); // prettier-ignore

  it('stops where no distance is wanted any more', () => {
    const index = createSegmentIndex(keysOf(new Array<number[]>(2000).fill([1, 2, 3, 4, 5, 6])));
    let calls = 0;
    index.search(Uint8Array.of(1, 2, 3, 4, 5, 6), 6, 2, () => (++calls < 10 ? ALL : 6));
    expect(calls).toBe(10);
  });

  it('answers the thousandth question as the first', () => {
    const keys = Array.from({ length: 400 }, (_, i) => [1, 2, 3, 4, 5 + (i % 20), 30 + Math.floor(i / 20)]);
    const index = createSegmentIndex(keysOf(keys));
    const first = ask(index, keys[0]!, 2);
    expect(first).toEqual(naive(keys, keys[0]!, 2));
    for (let i = 0; i < 1000; i++) expect(ask(index, keys[i % 7]!, 2)).toHaveLength(first.length);
    expect(ask(index, keys[0]!, 2)).toEqual(first);
  });

  it('takes no more room for a crowd than for others', () => {
    const shared = Array.from({ length: 3000 }, (_, i) => [...'sharedpart'].map((c) => c.charCodeAt(0) - 97).concat(i % 30, (i / 30) % 30 | 0, i / 900 | 0)); // prettier-ignore
    const bytes = (crowd: number) => createSegmentIndex(keysOf(shared), { crowd }).bytes;
    expect(bytes(256)).toBeLessThan(1.5 * bytes(Infinity));
  });

  it('finds nothing for a query that is empty or too long', () => {
    const index = createSegmentIndex(keysOf([[1], new Array<number>(33).fill(1)]));
    expect(ask(index, [], 2)).toEqual([]);
    expect(ask(index, new Array<number>(33).fill(1), 2)).toEqual([]);
  });
});
