import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchStems } from './search-stems.ts';

describe('searchStems', () => {
  it.each([
    ['maya_hollimund', 'maya_hollimund'],
    ['maya_hollimund', 'mayahollimund'],
    ['Real_MayaHollimund2024', 'mayahollimund'],
    ['mayahollimund', 'm4ya'],
    ['mayahollimund', 'myah'],
    ['maya_hollimund', 'real_hollimund'],
    ['norvik', 'getnorv'],
  ])('of %s hold %s', (handle, stem) => expect(searchStems(handle)).toContain(stem));

  /** The beginnings of the handle itself, a letter at a time. */
  const beginnings = (text: string) => {
    const all: string[] = [];
    for (let i = 1; i <= text.length; i++) all.push(text.slice(0, i));
    return all;
  };

  it('of a handle in one word are its beginnings at four letters, six tenths, three quarters and all, with each usual front', () => {
    const word = fc.string({ unit: fc.constantFrom(...'zkgqb'), minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(word, (text) => {
        const stems = searchStems(text);
        // nor what a slip at the beginning makes of it
        const slipped = (stem: string) => {
          const left = [...text.slice(0, 5)];
          const met = [...stem].filter(
            (letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1),
          );
          return stem.length === 4 && met.length >= 3;
        };
        const own = beginnings(text).filter(
          ({ length }) =>
            length >= 4 &&
            [4, Math.ceil(text.length * 0.6), Math.ceil(text.length * 0.75), text.length].includes(length),
        );
        expect([...new Set(stems.filter((stem) => text.startsWith(stem)))].sort()).toEqual(own.sort());
        for (const stem of stems)
          if (!text.startsWith(stem))
            expect(/[._-]/.test(stem) || stem.endsWith(text.slice(0, 4)) || slipped(stem)).toBe(true);
      }),
      { seed: 124, numRuns: 200 },
    );
  });

  it('of nothing are none', () => expect([...searchStems(''), ...searchStems('@')]).toEqual([]));

  it('are unique, at most 240, and none is shorter than four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (handle) => {
        const stems = searchStems(handle);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.length).toBeLessThanOrEqual(240);
        expect(stems.every((stem) => [...stem].length >= 4)).toBe(true);
        for (const stem of stems) expect(stem).not.toMatch(/\p{Surrogate}/u);
      }),
      { seed: 123, numRuns: 300 },
    );
  });
});
