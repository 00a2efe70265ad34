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

  it.each([...'/:`{!_ZÄ'])('leaves a label as it is where %j stands for a digit', (sign) => {
    // "xn--mnchen-3ya" without its last digit, which is 0
    expect(unpuny(`xn--mnchen-3y${sign}`)).toBe(`xn--mnchen-3y${sign}`);
    expect(unpuny(`xn--mnchen-3y${sign}a`)).toBe(`xn--mnchen-3y${sign}a`);
  });

  it.each([
    ['xn--mnchen-3ya', 'münchen'],
    ['XN--mnchen-3ya', 'münchen'],
    ['Xn--e1afmkfd', 'пример'],
    ['xn-mnchen-3ya', 'xn-mnchen-3ya'],
    ['axn--n3h', 'axn--n3h'],
    ['xn--mnchen-3y', 'xn--mnchen-3y'],
    ['xn--a-b-ioa', 'a-üb'],
    ['xn--9999999', 'xn--9999999'],
    ['xn--a-ecp.ru', 'xn--a-ecp.ru'],
  ])('%s reads as %s', (ascii, text) => expect(unpuny(ascii)).toBe(text));

  it('reads the last character there is, and none behind it', () => {
    const last = puny('\u{10ffff}');
    expect(unpuny(last)).toBe('\u{10ffff}');
    // one digit higher, "3" for "2", where the first digit counts ones
    const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const higher = `xn--${digits[digits.indexOf(last[4]!) + 1]}${last.slice(5)}`;
    expect(unpuny(higher)).toBe(higher);
  });

  it('leaves what does not decode', () => {
    for (const wrong of ['xn--99999999999', 'xn--\u00e9', 'xn--', `xn--${'z'.repeat(5000)}`])
      expect(unpuny(wrong)).toBeTypeOf('string');
  });
});
