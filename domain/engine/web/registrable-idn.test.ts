import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookalikeDomains } from './lookalike-domains.ts';
import { puny, unpuny } from './punycode.ts';
import { isRegistrable } from './registrable-idn.ts';

describe('isRegistrable', () => {
  it.each<[string, string, boolean]>([
    ['acme', 'co.uk', true],
    ['acmé', 'co.uk', false],
    ['асме', 'uk', false],
    ['acmé', 'com', true],
    ['acmé', 'fr', true],
    ['acmě', 'fr', false],
    ['асме', 'com', true],
    ['аcme', 'com', false],
    ['асме2-4', 'org', true],
    ['ձcme', 'net', false],
    ['acmē', 'co.nz', true],
    ['acmé', 'co.nz', false],
    ['acmé', 'jp', false],
    ['müller', 'de', true],
  ])('%s under .%s: %s', (label, suffix, expected) => expect(isRegistrable(label, suffix)).toBe(expected));

  it('is true of any plain label, and false of one that mixes two scripts', () => {
    const suffix = fc.constantFrom('com', 'co.uk', 'de', 'fr', 'online', 'ru');
    const plain = fc.string({ unit: fc.constantFrom(...'abcxyz019-'), minLength: 1, maxLength: 20 });
    const cyrillic = fc.constantFrom(...'асеорху');
    fc.assert(
      fc.property(plain, plain, cyrillic, suffix, (a, b, letter, ending) => {
        expect(isRegistrable(a, ending)).toBe(true);
        if (/[a-z]/.test(a + b)) expect(isRegistrable(a + letter + b, ending)).toBe(false);
      }),
      { seed: 512, numRuns: 300 },
    );
  });

  it.each(['acme.co.uk', 'acme.nl', 'acme.ru'])('%s has no look-alike of other letters', (domain) => {
    const ending = domain.slice('acme'.length);
    const made = [...lookalikeDomains(domain)].map(({ value }) => value);
    expect(made.filter((value) => value.endsWith(ending) && value.includes('xn--'))).toEqual([]);
  });

  it.each([
    ['acme.com', 'acmé', true],
    ['acme.fr', 'acmé', true],
    ['acme.fr', 'acmě', false],
    ['ase.com', 'аѕе', true],
    ['ase.com', 'аse', false],
  ])('look-alikes of %s hold %s: %s', (domain, label, expected) => {
    const made = [...lookalikeDomains(domain)].map(({ value }) => value);
    expect(made.includes(`${puny(label)}.${domain.split('.')[1]}`)).toBe(expected);
  });

  it('holds for every look-alike', () => {
    for (const domain of ['maya.com', 'maya.de', 'maya.co.uk', 'müller.de'])
      for (const { value } of lookalikeDomains(domain)) {
        const [label, ...rest] = value.split('.');
        expect(isRegistrable(unpuny(label!), rest.join('.')), value).toBe(true);
      }
  });
});
