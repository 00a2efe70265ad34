import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashIndex } from './hash-index.ts';
import { wordsOf } from './hash-scan.ts';
import { pdqDistance } from '../photo/pdq.ts';

const wordsOfAll = (hashes: readonly Uint8Array[]) =>
  Int32Array.from(hashes.flatMap((one) => [...wordsOf(one)]));

/** A hash with these bits turned. */
function turned(hash: Uint8Array, bits: readonly number[]): Uint8Array {
  const copy = hash.slice();
  for (const bit of bits) copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

describe('hashIndex', () => {
  const own = Uint8Array.from({ length: 32 }, (_, i) => (i * 37) & 255);
  const first = (count: number) => Array.from({ length: count }, (_, i) => i);
  // two bits in each of sixteen parts but one: the farthest that has to be found
  const spread = Array.from({ length: 31 }, (_, i) => (i >> 1) * 16 + (i & 1));

  it.each([
    ['itself', [], 0, true],
    ['one bit off, nothing allowed', [7], 0, false],
    ['31 bits in a row', first(31), 31, true],
    ['32 bits in a row', first(32), 31, false],
    ['31 bits, two in each part', spread, 31, true],
    ['40 bits, further than the tables reach', first(40), 40, true],
  ])('%s', (_, bits, limit, found) => {
    const others = Array.from({ length: 400 }, (_, i) => turned(own, first(40 + (i % 200))));
    const index = hashIndex(wordsOfAll([...others, turned(own, bits)]));
    expect([...index.within(wordsOf(own), limit)].includes(400)).toBe(found);
  });

  it('finds what comparing each finds', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const hash = fc.array(byte, { minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));
    const bits = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 45 });
    fc.assert(
      fc.property(hash, fc.array(bits, { maxLength: 20 }), fc.array(hash, { maxLength: 60 }), fc.integer({ min: -1, max: 40 }),
        (query, near, far, limit) => {
          const hashes = [...far, ...near.map((each) => turned(query, each))];
          const index = hashIndex(wordsOfAll(hashes));
          const expected = hashes.flatMap((one, i) => (pdqDistance(one, query) <= limit ? [i] : []));
          expect([...index.within(wordsOf(query), limit)]).toEqual(expected);
        }),
      { seed: 401, numRuns: 60 },
    ); // prettier-ignore
  });

  it('answers for no hashes and refuses half of one', () => {
    expect([...hashIndex(new Int32Array(0)).within(wordsOf(own), 31)]).toEqual([]);
    expect(() => hashIndex(new Int32Array(9))).toThrow(RangeError);
  });
});
