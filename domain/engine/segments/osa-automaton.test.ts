import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { osaAutomaton } from './osa-automaton.ts';
import { osaByTable } from './osa-by-table.ts';

/** The distance as the automaton reads it, key code by key code; 3 where it is more than two. */
function read(query: readonly number[], key: readonly number[]): number {
  const { next, distances, starts } = osaAutomaton();
  const shift = query.length - key.length + 2;
  let state = starts[shift]!;
  key.forEach((code, i) => {
    let equals = 0;
    for (let k = 0; k < 5; k++) if (query[i - 2 + k] === code) equals |= 1 << k;
    state = next[(shift << 12) + (state << 5) + equals]!;
  });
  return distances[(shift << 7) + state]!;
}

const codes = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('osaAutomaton', () => {
  it.each([
    ['maya', 'maya', 0],
    ['maya', 'myaa', 1],
    ['abcd', 'badc', 2],
    ['abc', 'cab', 2],
    ['ab', 'abcd', 2],
    ['abcd', 'cd', 2],
    ['ca', 'abc', 3],
    ['maya', 'noah', 3],
  ])('%s and %s are %d apart', (a, b, distance) => {
    expect(read(codes(a), codes(b))).toBe(distance);
    expect(read(codes(b), codes(a))).toBe(distance);
  });

  it('agrees with the table', () => {
    const text = fc.array(fc.nat(2), { maxLength: 9 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        fc.pre(Math.abs(a.length - b.length) <= 2);
        expect(read(a, b)).toBe(Math.min(3, osaByTable(a, b)));
      }),
      { seed: 59, numRuns: 5000 },
    );
  });

  it('keeps no position that could still end within fewer edits than it says', () => {
    const { keep } = osaAutomaton();
    // the same length: 0 leaves the way without an edit, 1 that with one edit or a swap, 2 all
    expect([...keep.slice(6, 9)]).toEqual([0b1, 0b100101, 0b1111111]);
    // two codes more: nothing below two edits
    expect([...keep.slice(12, 14)]).toEqual([0, 0]);
  });
});
