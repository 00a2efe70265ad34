import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteLikeness } from './domain-likeness.ts';
import { judge } from './judge.ts';
import { webShape } from './web-shape.ts';

const like = (brand: string, domain: string) => judge({ domain: brand }, { domain }).signals.domain ?? 0;

describe('the domain signal', () => {
  it.each([
    ['paypal.com', 'paypa1.com'],
    ['paypal.com', 'xn--pypal-4ve.com'],
    ['paypal.com', 'paypal.net'],
    ['paypal.com', 'paypal-login.info'],
    ['paypal.com', 'securepaypal.com'],
    ['paypal.com', 'paypal.com.evil-host.ru'],
    ['paypal.com', 'p.aypal.com'],
    ['microsoft.com', 'rnicrosoft.com'],
    ['microsoft.com', 'micosoft.com'],
    ['dhl.com', 'dhl-tracking.net'],
    ['facebook.com', 'faceb00k.com'],
  ])('%s: %s looks like it', (brand, domain) => expect(like(brand, domain)).toBeGreaterThanOrEqual(0.8));

  it.each([
    ['chase.com', 'purchase.com'],
    ['dhl.com', 'dell.com'],
    ['apple.com', 'app.com'],
    ['netflix.com', 'flix360.com'],
    ['paypal.com', 'kayak.com'],
    ['paypal.com', 'example.org'],
  ])('%s: %s does not', (brand, domain) => expect(like(brand, domain)).toBeLessThan(0.72));

  describe('of a planted copy', () => {
    const site = (domain: string) => webShape(domain, []).sites[0]!;
    // eight letters that no dictionary and no list of lures holds
    const brand = fc
      .string({ unit: fc.constantFrom(...'zkgtuo'), minLength: 8, maxLength: 11 })
      .filter((name) => new Set(name).size > 3);

    it.each<[string, (name: string) => string, number]>([
      ['the name under another ending', (name) => `${name}.net`, 0.97],
      ['the name beside a lure', (name) => `${name}-login.com`, 0.91],
      ['lures glued to the name', (name) => `secure${name}login.com`, 0.88],
      ['the name beside any word', (name) => `${name}-wibblewobble.com`, 0.87],
      ['somebody else behind it', (name) => `${name}.com.wibble.net`, 0.89],
      ['a dot within the name', (name) => `${name.slice(0, 2)}.${name.slice(2)}.com`, 0.93],
      ['a letter left out', (name) => `${name.slice(0, 3)}${name.slice(4)}.com`, 0.85],
    ])('%s', (_, copy, least) => {
      fc.assert(
        fc.property(brand, (name) => {
          const value = siteLikeness(site(`${name}.com`), site(copy(name)));
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(0.97);
        }),
        { seed: 43, numRuns: 100 },
      );
    });

    it('is higher than of any name of other letters', () => {
      const other = fc.string({ unit: fc.constantFrom(...'bcdfhjmnpqrs'), minLength: 3, maxLength: 14 });
      fc.assert(
        fc.property(brand, other, (name, stranger) => {
          expect(siteLikeness(site(`${name}.com`), site(`${stranger}.com`))).toBeLessThan(0.3);
        }),
        { seed: 44, numRuns: 300 },
      );
    });
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.webUrl(), (text, url) => {
        expect(
          judge({ domain: text, links: [url] }, { domain: url, links: [text] }).score,
        ).toBeGreaterThanOrEqual(0);
      }),
      { seed: 41, numRuns: 300 },
    );
  });
});
