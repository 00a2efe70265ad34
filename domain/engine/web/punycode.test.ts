import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { puny, unpuny } from './punycode.ts';

describe('puny', () => {
  it.each([
    ['pаypal', 'xn--pypal-4ve'],
    ['münchen', 'xn--mnchen-3ya'],
    ['bücher', 'xn--bcher-kva'],
    ['日本語', 'xn--wgv71a119e'],
    ['пример', 'xn--e1afmkfd'],
    ['παράδειγμα', 'xn--hxajbheg2az3al'],
    ['☃', 'xn--n3h'],
    ['plain', 'plain'],
  ])('%s is %s', (text, ascii) => {
    expect(puny(text)).toBe(ascii);
    expect(unpuny(ascii)).toBe(text);
  });

  it('agrees with the platform and turns back', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abз日éöс😀'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, (text) => {
        expect(unpuny(puny(text))).toBe(text);
        expect(new URL(`http://${puny(text)}.com`).hostname).toBe(new URL(`http://${text}.com`).hostname);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('leaves what does not decode', () => {
    for (const wrong of ['xn--99999999999', 'xn--\u00e9', 'xn--', `xn--${'z'.repeat(5000)}`])
      expect(unpuny(wrong)).toBeTypeOf('string');
  });
});
