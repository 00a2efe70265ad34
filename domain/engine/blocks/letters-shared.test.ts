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

  it('tells every letter from every other and from every digit', () => {
    const [letters, digits] = ['abcdefghijklmnopqrstuvwxyz', '0123456789'];
    for (const a of letters)
      for (const b of letters + digits) {
        expect(missing(a, b), a + b).toBe(a === b ? 0 : 1);
        expect(missing(b, a), b + a).toBe(a === b ? 0 : 1);
      }
  });

  it.each([
    ['0', '1', 1],
    ['0', '5', 1],
    ['0', '6', 0],
    ['{', '3', 0],
    ['{', '0', 1],
    ['`', '0', 0],
  ])('what is no letter has one of six bits: of %s in %s %i are missing', (a, b, expected) =>
    expect(missing(a, b)).toBe(expected),
  );

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
