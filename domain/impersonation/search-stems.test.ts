import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchStems } from './search-stems.ts';

describe('searchStems', () => {
  it('are unique, at most forty, and none is shorter than four characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (handle) => {
        const stems = searchStems(handle);
        expect(new Set(stems).size).toBe(stems.length);
        expect(stems.length).toBeLessThanOrEqual(40);
        expect(stems.every((stem) => [...stem].length >= 4)).toBe(true);
      }),
      { seed: 123, numRuns: 300 },
    );
  });
});
