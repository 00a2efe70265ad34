import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipDistance } from '../glyph/edit-distance.ts';
import { lettersMissing, lettersOf } from './letters-shared.ts';

const missing = (a: string, b: string) => lettersMissing(lettersOf(a), lettersOf(b));

describe('lettersMissing', () => {
  it.each([
    ['maya', 'maya', 0],
    ['maya', 'mya', 1],
    ['mya', 'maya', 0],
    ['maya', 'otto', 4],
    ['', 'maya', 0],
    ['aaaa', 'a', 1],
  ])('of %s in %s: at least %i', (a, b, expected) => expect(missing(a, b)).toBe(expected));

  it('never says more than edits there are', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh0_ñ'), maxLength: 16 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        // The cheapest edit that takes a letter away, a doubled one's, costs .6.
        expect(0.6 * missing(a, b)).toBeLessThanOrEqual(slipDistance(a, b) + 1e-9);
      }),
      { seed: 712, numRuns: 1000 },
    );
  });
});
