import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeparator, likeness } from './glyph-likeness.ts';

describe('likeness of two glyphs', () => {
  it.each([
    ['a', 'A', 'same'],
    ['a', 'а', 'homoglyph'],
    ['m', 'М', 'homoglyph'],
    ['h', 'Η', 'homoglyph'],
    ['m', '𝐦', 'homoglyph'],
    ['w', 'ｗ', 'homoglyph'],
    ['a', '4', 'leet'],
    ['E', '3', 'leet'],
    ['4', '@', 'leet'],
    ['$', '5', 'leet'],
    ['@', '$', 'other'],
    ['é', '4', 'other'],
    ['e', 'é', 'diacritic'],
    ['_', '.', 'separator'],
    ['u', 'v', 'twin'],
    ['l', 'I', 'twin'],
    ['o', '0', 'twin'],
    ['a', 'o', 'vowel'],
    ['k', 'p', 'other'],
    ['k', '_', 'other'],
  ])('%s and %s: %s', (a, b, kind) => {
    expect(likeness(a, b)).toBe(kind);
    expect(likeness(b, a)).toBe(kind);
  });

  /** What holds among letters, digits and separators of a keyboard, written out. */
  const TWINS = 'il i1 l1 ij lj 1j o0 oq q0 uv vy nh ec gq g9 q9 b6 s5 sz s2 5z 52 z2 b8 g6'.split(' ');
  const LEET = 'o0 l1 e3 a4 s5 t7 b8'.split(' ');
  const among = (pairs: readonly string[], a: string, b: string) =>
    pairs.includes(a + b) || pairs.includes(b + a);
  function naive(a: string, b: string): string {
    if (a === b) return 'same';
    if ('_.-'.includes(a) && '_.-'.includes(b)) return 'separator';
    if (['l1', 'o0'].some((pair) => pair.includes(a) && pair.includes(b))) return 'twin';
    if (among(LEET, a, b)) return 'leet';
    if (among(TWINS, a, b)) return 'twin';
    return /^[aeiouy]{2}$/.test(a + b) ? 'vowel' : 'other';
  }

  it('is what a list of pairs says, whatever the case, the side, and what was asked before', () => {
    const glyphs = [...'abcdefghijklmnopqrstuvwxyz0123456789_.-'];
    const glyph = fc.constantFrom(...glyphs);
    fc.assert(
      fc.property(glyph, glyph, fc.boolean(), (a, b, capital) => {
        expect(likeness(capital ? a.toUpperCase() : a, b), `${a} ${b}`).toBe(naive(a, b));
      }),
      { seed: 311, numRuns: 5000 },
    );
  });

  it('does not know capitals from small letters', () => {
    const glyphs = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
    for (const a of glyphs)
      for (const b of glyphs)
        expect(likeness(a.toUpperCase(), b), a + b).toBe(likeness(a.toLowerCase(), b.toLowerCase()));
  });

  it('is symmetric over any glyphs', () => {
    const glyph = fc.constantFrom(...'aAbeEilI10oO_-.kuvß4', 'а', 'é', '金', '𝐦', '😀', '\uD800');
    fc.assert(
      fc.property(glyph, glyph, (a, b) => {
        const first = likeness(a, b);
        expect(likeness(b, a)).toBe(first);
        expect(likeness(a, b)).toBe(first);
        expect(likeness(a, a)).toBe('same');
      }),
      { seed: 122, numRuns: 500 },
    );
  });

  it.each([
    ['_', true],
    ['.', true],
    [' ', true],
    ['—', true],
    ['a', false],
    ['1', false],
    ['', false],
  ])('%j is a separator: %s', (glyph, expected) => expect(isSeparator(glyph)).toBe(expected));
});
