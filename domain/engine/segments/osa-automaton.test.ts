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
  // built for whoever asks first, so the first test reads all of it
  it('agrees with the table on all short texts, and keeps the positions that can end as near as is wanted', () => {
    const texts = (letters: number, length: number) => {
      const all: number[][] = [[]];
      for (const text of all)
        if (text.length < length) for (let code = 0; code < letters; code++) all.push([...text, code]);
      return all;
    };
    for (const all of [texts(2, 6), texts(3, 4)]) {
      const wrong = all.flatMap((a) =>
        all.filter((b) => Math.abs(a.length - b.length) <= 2 && read(a, b) !== Math.min(3, osaByTable(a, b))),
      );
      expect(wrong).toEqual([]);
    }
    const { keep } = osaAutomaton();
    for (let shift = 0; shift < 5; shift++)
      for (const most of [0, 1, 2]) {
        // each bit by the edits it stands for and how far its place is from where the query ends
        const least = [
          ...[Math.abs(2 - shift), 1 + Math.abs(1 - shift), 1 + Math.abs(2 - shift), 1 + Math.abs(3 - shift)],
          ...[2, 1 + Math.abs(2 - shift), 2],
        ];
        const bits = least.reduce((sum, edits, bit) => (edits <= most ? sum | (1 << bit) : sum), 0);
        expect([shift, most, keep[3 * shift + most]]).toEqual([shift, most, bits]);
      }
  });

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
