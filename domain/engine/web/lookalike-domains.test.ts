import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookalikeDomains } from './lookalike-domains.ts';
import { puny } from './punycode.ts';

const values = (domain: string, max?: number) =>
  [...lookalikeDomains(domain, max === undefined ? {} : { max })].map(({ value }) => value);
const domains = (domain: string) =>
  new Map([...lookalikeDomains(domain)].map((one) => [one.value, one.class]));
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const places = (label: string) => [...label].map((_, at) => at);
/** Slips of one key, each made by hand. */
const slips = (label: string) =>
  places(label).flatMap((at) => {
    const [head, letter, tail] = [label.slice(0, at), label[at]!, label.slice(at + 1)];
    return [
      head + tail,
      head + letter + letter + tail,
      head + tail.slice(0, 1) + letter + tail.slice(1),
      ...LETTERS.map((other) => head + other + tail),
      ...LETTERS.map((other) => head + other + letter + tail),
      ...LETTERS.map((other) => head + letter + other + tail),
    ];
  });

describe('lookalikeDomains', () => {
  it.each([
    ['www.example.co.uk', 'exmaple.co.uk'],
    ['maya.com', 'rnaya.com'],
    ['maya.com', 'maya.net'],
    ['maya.com', 'maya-login.com'],
    ['maya.com', 'ma.ya.com'],
    ['iron-oak.com', 'oak-iron.com'],
    ['acme.com', 'acme-login-support.com'],
    ['acme.com', 'login-acme-support.com'],
    ['acme.com', 'acmecom.com'],
    ['acme.net', 'acmenet.com'],
    ['acme.net', 'acme-net.com'],
    ['acme.net', 'acmenet.net'],
    ['acme.co.uk', 'acmeco.uk'],
    ['käthe-oneill.de', 'kaethe-oneill.de'],
    ['mueller-brot.de', `${puny('müller-brot')}.de`],
    ['strasse-brot.de', `${puny('straße-brot')}.de`],
  ])('of %s holds %s', (domain, expected) => expect(values(domain)).toContain(expected));

  it.each(['', 'com', 'localhost', '192.0.2.1'])('refuses %j', (text) =>
    expect(() => values(text)).toThrow(RangeError),
  );

  const label = fc.string({ unit: fc.constantFrom(...'aemnrt'), minLength: 3, maxLength: 5 });

  it('holds every slip of one key', () => {
    fc.assert(
      fc.property(label, (name) => {
        const made = new Set(values(`${name}.com`));
        for (const slip of slips(name)) if (slip !== name) expect(made, slip).toContain(`${slip}.com`);
      }),
      { seed: 205, numRuns: 8 },
    );
  });

  it('parts the name between its letters, and adds nothing to the longest label', () => {
    for (const at of [1, 2, 3])
      expect(values('mayas.com')).toContain(`${'mayas'.slice(0, at)}.${'mayas'.slice(at)}.com`);
    const longest = 'mayah'.repeat(12) + 'abc';
    const made = values(`${longest}.com`);
    expect(made).toContain(`${longest.slice(0, 62)}.com`);
    expect(made).toContain(`${longest.slice(0, 62)}d.com`);
    expect(made.every((domain) => domain.split('.').every((part) => part.length <= 63))).toBe(true);
  });

  it('holds nothing that the registry refuses', () => {
    for (const domain of ['acme.co.uk', 'acme.us', 'acme.com.au'])
      expect(
        values(domain).filter((made) => made.includes('xn--') && made.endsWith(domain.slice(4))),
      ).toEqual([]);
  });

  it('holds only valid domains, each once and never the own one', () => {
    fc.assert(
      fc.property(label, (name) => {
        const made = values(`${name}.com`);
        expect(new Set(made).size).toBe(made.length);
        expect(made).not.toContain(`${name}.com`);
        const bad = made.filter(
          (domain) =>
            domain.length > 253 ||
            !domain.split('.').every((part) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(part)),
        );
        expect(bad).toEqual([]);
      }),
      { seed: 206, numRuns: 8 },
    );
  });

  it('stops where it is told, and begins the same', () => {
    const all = values('maya.com');
    for (const max of [0, 1, 50, 500]) expect(values('maya.com', max)).toEqual(all.slice(0, max));
  });
});

describe('the look-alikes of paypal.com', () => {
  // one example of each default class of dnstwist
  it.each([
    ['paypala.com', 'affix'],
    ['oaypal.com', 'replacement'],
    ['pqypal.com', 'replacement'],
    ['paypsl.com', 'replacement'],
    ['papyal.com', 'transposition'],
    ['pay-pal.com', 'hyphenation'],
    ['paypall.com', 'repetition'],
    ['paypl.com', 'omission'],
    ['paypel.com', 'vowel swap'],
    ['payp.al.com', 'subdomain'],
    ['paypwal.com', 'insertion'],
    ['payspal.com', 'plural'],
    ['paypa1.com', 'homoglyph'],
    ['paypal.net', 'TLD swap'],
    ['paypal-login.com', 'dictionary'],
  ])('%s', (value, kind) => expect(domains('paypal.com').get(value)).toBe(kind));

  it('writes other alphabets in Punycode', () => {
    const found = domains('paypal.com');
    expect(found.get(`${puny('раураӏ')}.com`)).toBe('homoglyph');
    expect([...found.keys()].every((value) => /^[a-z0-9.-]+$/.test(value))).toBe(true);
  });

  it('keeps the suffix whole and refuses what is no domain', () => {
    expect(domains('shop.example.co.uk').has('examp1e.co.uk')).toBe(true);
    expect(() => [...lookalikeDomains('localhost')]).toThrow('Not a domain name');
  });
});
