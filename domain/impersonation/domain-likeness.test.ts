import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

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
