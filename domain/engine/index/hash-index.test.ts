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

/** Hashes that are far from everything. */
function strangers(count: number): Uint8Array[] {
  let state = 1;
  const byte = () => (state = (Math.imul(state, 0x41c64e6d) + 12345) >>> 0) >>> 24;
  return Array.from({ length: count }, () => Uint8Array.from({ length: 32 }, byte));
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

  it.each([
    ['zeros', new Uint8Array(32)],
    ['ones', new Uint8Array(32).fill(255)],
    ['both', own],
  ])(
    'finds by each part and each of its bits what is near to a hash of %s, in the order of the numbers',
    (_, query) => {
      const pair = (part: number) => [16 * part, 16 * part + 9];
      // two bits off in each part but one, and there one or none: no other part leads to it
      const near = first(16).flatMap((part) =>
        [[], ...first(16).map((bit) => [16 * part + bit])].map((own) =>
          turned(query, [...first(16).flatMap((other) => (other === part ? [] : pair(other))), ...own]),
        ),
      );
      const index = hashIndex(wordsOfAll([...strangers(100), ...near.toReversed()]));
      expect([...index.within(wordsOf(query), 31)]).toEqual(first(near.length).map((i) => 100 + i));
    },
  );

  it('finds what is further than the tables reach', () => {
    const one = turned(
      own,
      first(32).map((bit) => 8 * bit),
    );
    const index = hashIndex(wordsOfAll([...strangers(70), one, ...strangers(30)]));
    expect([...index.within(wordsOf(own), 31)]).toEqual([]);
    expect([...index.within(wordsOf(own), 32)]).toEqual([70]);
  });

  // the first part is the third and the fourth byte
  it('finds one that only a later part leads to, behind many that are alike', () => {
    const hashes = [...first(60).map(() => own), turned(own, [16, 17])];
    expect([...hashIndex(wordsOfAll(hashes)).within(wordsOf(own), 31)]).toEqual(first(61));
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
      { seed: 401, numRuns: 20 },
    ); // prettier-ignore
  });

  it('answers for no hashes and refuses half of one', () => {
    expect([...hashIndex(new Int32Array(0)).within(wordsOf(own), 31)]).toEqual([]);
    expect(() => hashIndex(new Int32Array(9))).toThrow(RangeError);
  });
});
