import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoGlyphs } from './two-glyphs.ts';

describe('twoGlyphs', () => {
  it.each([
    ['maya', 'rn4ya'],
    ['maya', 'mạýa'],
    ['mobile', 'mobííe'],
    ['medium', 'ňňedium'],
    ['bill', 'bííl'],
  ])('of %s are %s', (label, expected) => expect(new Set(twoGlyphs(label))).toContain(expected));

  it('leaves every letter that no glyph stands for', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'amlf-'), minLength: 1, maxLength: 6 }), (label) => {
        const hyphens = label.split('-').length;
        for (const made of twoGlyphs(label)) expect(made.split('-')).toHaveLength(hyphens);
      }),
      { seed: 207, numRuns: 40 },
    );
  });
});
