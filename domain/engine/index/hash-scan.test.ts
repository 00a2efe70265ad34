import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hammingScan, wordsOf } from './hash-scan.ts';
import { pdqDistance } from '../photo/pdq.ts';

describe('hammingScan', () => {
  const flipped = (bits: number) =>
    Uint8Array.from({ length: 32 }, (_, i) => 255 & ~(255 << Math.min(8, Math.max(0, bits - 8 * i))));

  it.each([
    [0, [0]],
    [31, [0, 1, 2]],
    [32, [0, 1, 2, 3]],
    [256, [0, 1, 2, 3, 4]],
    [44, [0, 1, 2, 3]],
    [45, [0, 1, 2, 3]],
    [78, [0, 1, 2, 3]],
    [79, [0, 1, 2, 3]],
    [-1, []],
  ])('within %d bits of an empty hash', (bits, found) => {
    const hashes = [0, 1, 31, 32, 256].map(flipped);
    const scan = hammingScan(Int32Array.from(hashes.flatMap((one) => [...wordsOf(one)])));
    expect([...scan.within(wordsOf(flipped(0)), bits)]).toEqual(found);
  });

  it('finds what comparing each finds', () => {
    const hash = fc
      .array(fc.constantFrom(0, 1, 255, 170), { minLength: 32, maxLength: 32 })
      .map((bytes) => Uint8Array.from(bytes));
    fc.assert(
      fc.property(
        fc.array(hash, { maxLength: 12 }),
        hash,
        fc.integer({ min: 0, max: 256 }),
        (hashes, query, bits) => {
          const scan = hammingScan(Int32Array.from(hashes.flatMap((one) => [...wordsOf(one)])));
          const expected = hashes.flatMap((one, i) => (pdqDistance(one, query) <= bits ? [i] : []));
          expect([...scan.within(wordsOf(query), bits)]).toEqual(expected);
        },
      ),
      { seed: 12, numRuns: 200 },
    );
  });

  it('finds each hash within its own distance and not within one bit less', () => {
    const hash = fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: 32, maxLength: 32 })
      .map((bytes) => Uint8Array.from(bytes));
    fc.assert(
      fc.property(fc.array(hash, { minLength: 1, maxLength: 4 }), hash, (hashes, query) => {
        const scan = hammingScan(Int32Array.from(hashes.flatMap((one) => [...wordsOf(one)])));
        hashes.forEach((one, i) => {
          const bits = pdqDistance(one, query);
          expect([...scan.within(wordsOf(query), bits)]).toContain(i);
          expect([...scan.within(wordsOf(query), bits - 1)]).not.toContain(i);
        });
      }),
      { seed: 13, numRuns: 50 },
    );
  });

  it('compares those that are named, in their order, and keeps an answer while others are asked for', () => {
    const hashes = [0, 5, 10, 15].map(flipped);
    const scan = hammingScan(Int32Array.from(hashes.flatMap((one) => [...wordsOf(one)])));
    const named = Uint32Array.from([3, 1, 2, 0]);
    const three = scan.among(named, 3, wordsOf(flipped(0)), 10);
    expect([...scan.among(named, 4, wordsOf(flipped(0)), 256)]).toEqual([3, 1, 2, 0]);
    expect([...scan.within(wordsOf(flipped(15)), 0)]).toEqual([3]);
    expect([...three]).toEqual([1, 2]);
  });

  it('has room for thousands of hashes', () => {
    const words = new Int32Array(8 * 5000);
    words.set(wordsOf(flipped(256)), 8 * 4321);
    expect([...hammingScan(words).within(wordsOf(flipped(256)), 100)]).toEqual([4321]);
  });

  it('refuses half a hash', () => expect(() => hammingScan(new Int32Array(9))).toThrow(RangeError));
});
