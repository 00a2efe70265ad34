import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LookalikeClass } from '../handle/lookalikes.ts';
import { lookalikeDomains } from './lookalike-domains.ts';
import { puny } from './punycode.ts';

const made = (domain: string, kind: LookalikeClass) =>
  [...lookalikeDomains(domain)].flatMap((one) => (one.class === kind ? [one.value] : []));

describe('a dot within the name', () => {
  it.each([
    ['iron-oak.com', ['i.ron-oak', 'ir.on-oak', 'iro.n-oak', 'iron-o.ak']],
    ['acme.co.uk', ['a.cme', 'ac.me']],
    ['ab.com', []],
    ['abc.com', ['a.bc']],
    ['a-b-c-d.com', []],
  ])('of %s', (domain, expected) => {
    const ending = domain.slice(domain.indexOf('.'));
    expect(made(domain, 'subdomain')).toEqual(expected.map((value) => value + ending));
  });

  it('leaves a name behind it that the registry takes; in front of it anything may stand', () => {
    expect(made(`${puny('müllers')}.us`, 'subdomain')).toEqual(
      ['mü.llers', 'mül.lers', 'müll.ers', 'mülle.rs'].map(
        (value) => `${value.split('.').map(puny).join('.')}.us`,
      ),
    );
  });

  it('stands nowhere beside a hyphen, and at every other place', () => {
    const label = fc.stringMatching(/^[abc](-?[abc0]){2,7}$/);
    fc.assert(
      fc.property(label, (name) => {
        const parted = [...name]
          .map((_, at) => [name.slice(0, at), name.slice(at)] as const)
          .filter(([head, tail]) => head !== '' && tail.length > 1)
          .filter(([head, tail]) => !head.endsWith('-') && !tail.startsWith('-'));
        expect(made(`${name}.com`, 'subdomain')).toEqual(parted.map(([head, tail]) => `${head}.${tail}.com`));
      }),
      { seed: 611, numRuns: 12 },
    );
  });
});

describe('another ending', () => {
  it.each([
    ['acme.com', ['acmecom.com']],
    ['acme.net', ['acmenet.net', 'acmenet.com', 'acme-net.com']],
    ['acme.co.uk', ['acmeco.uk']],
  ])('written into the name of %s', (domain, expected) => {
    const own = `${domain.slice(0, domain.indexOf('.'))}.`;
    expect(made(domain, 'TLD swap').filter((value) => !value.startsWith(own))).toEqual(expected);
  });

  it('is written into a name of up to 63 letters', () => {
    const longest = 'x'.repeat(60);
    for (const [label, expected] of [
      [longest, [`${longest}net.net`, `${longest}net.com`]],
      [`${longest}x`, []],
    ] as const) {
      // the whole list of so long a name takes seconds, and its endings come early
      const all = [...lookalikeDomains(`${label}.net`, { max: 400 })].map(({ value }) => value);
      expect(all.filter((value) => /net\.(net|com)$/.test(value))).toEqual(expected);
    }
  });

  it('is never the own one, and comes once', () => {
    for (const domain of ['acme.com', 'acme.co.uk', 'acme.de']) {
      const all = made(domain, 'TLD swap');
      expect(all).not.toContain(domain);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(
        expect.arrayContaining(['acme.net', 'acme.com.au', 'acme.tel'].filter((v) => v !== domain)),
      );
    }
  });
});

describe('the words of a name', () => {
  it.each([
    ['oak-iron.com', ['iron-oak.com']],
    ['a-b-c-d.com', ['d-c-b-a.com']],
    ['a-b-c-d-e.com', []],
    ['oakiron.com', []],
  ])('of %s in another order', (domain, expected) => expect(made(domain, 'token reorder')).toEqual(expected));

  it('take a letter or digit behind each of them, and behind the whole', () => {
    const all = made('iron-oak.com', 'affix');
    expect(all).toEqual(
      expect.arrayContaining(['iron-oakx.com', 'iron-oak7.com', 'ironx-oak.com', 'iron7-oak.com']),
    );
    expect(all.filter((value) => !/^iron[a-z0-9]?-oak[a-z0-9]?\.com$/.test(value))).toEqual([]);
    expect(made('ironoak.com', 'affix').filter((value) => !/^ironoak[a-z0-9]\.com$/.test(value))).toEqual([]);
  });

  it('take a word on either side, with a hyphen and without, or two different ones', () => {
    const all = made('acme.com', 'dictionary');
    for (const word of ['login', 'www', 'signin', 'notice'])
      expect(all).toEqual(
        expect.arrayContaining(
          [`acme-${word}`, `acme${word}`, `${word}-acme`, `${word}acme`].map((v) => `${v}.com`),
        ),
      );
    expect(all).toEqual(expect.arrayContaining(['acme-www-login.com', 'www-acme-login.com']));
    for (const word of ['login', 'www']) {
      expect(all).not.toContain(`acme-${word}-${word}.com`);
      expect(all).not.toContain(`${word}-acme-${word}.com`);
    }
  });
});

describe('a name in another alphabet throughout', () => {
  it.each([
    ['paypal', 'раураӏ', true],
    ['pay2-pal', 'рау2-раӏ', true],
    ['payr', 'рауr', false],
  ])('of %s is %s: %s', (label, foreign, expected) =>
    expect(made(`${label}.com`, 'homoglyph').includes(`${puny(foreign)}.com`)).toBe(expected),
  );
});

describe('what the DNS refuses', () => {
  it.each([
    ['a hyphen in the third and fourth place', 'ab-cd', /^..--/],
    ['a hyphen at an edge', 'a-b', /^-|-\./],
  ])('%s is left out', (_, label, refused) => {
    const all = [...lookalikeDomains(`${label}.com`)].map(({ value }) => value);
    expect(all.filter((value) => refused.test(value) && !value.startsWith('xn--'))).toEqual([]);
  });
});

it('trims and lowers what was typed, and reads Punycode', () => {
  const values = (domain: string) => [...lookalikeDomains(domain, { max: 40 })];
  expect(values('  WWW.Acme.COM ')).toEqual(values('acme.com'));
  const [first] = made(`${puny('müller')}.de`, 'omission');
  expect(first).toBe(`${puny('üller')}.de`);
});
