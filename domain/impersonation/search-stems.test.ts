import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchStems } from './search-stems.ts';

describe('searchStems', () => {
  it.each([
    ['maya_hollimund', 'maya_hollimund'],
    ['maya_hollimund', 'mayahollimund'],
    ['Real_MayaHollimund2024', 'mayahollimund'],
  ])('of %s hold %s', (handle, stem) => expect(searchStems(handle)).toContain(stem));

  it('of nothing are none', () => expect([...searchStems(''), ...searchStems('@')]).toEqual([]));

  it('are unique, at most 160, and none is shorter than four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (handle) => {
        const stems = searchStems(handle);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.length).toBeLessThanOrEqual(160);
        expect(stems.every((stem) => [...stem].length >= 4)).toBe(true);
      }),
      { seed: 123, numRuns: 300 },
    );
  });
});
