import { describe, expect, it } from 'vitest';
import { createBrandWatch } from './brand-watch.ts';

const watch = createBrandWatch([
  { businessId: 'acme', domain: 'acme.example', websites: ['https://shop.acme-store.example/'] },
  { businessId: 'mail', domain: 'mail.example', names: ['Mail Hollerith Ltd'] },
  { businessId: 'paypal', domain: 'paypal.com' },
  { businessId: 'thief', domain: 'paypa1.com' },
  { businessId: 'branch', domain: 'acme.example' },
]);
const seen = (name: string) =>
  watch(name).map(({ businessId, domain, class: kind }) => [businessId, domain, kind]);

describe('a name in a certificate', () => {
  it.each([
    ['*.login-acme-support.example', [['acme', 'login-acme-support.example', 'dictionary']]],
    ['www.login-acme-support.example', [['acme', 'login-acme-support.example', 'dictionary']]],
    ['PAYPAL.COM.evil-host.ru', [['paypal', 'paypal.com.evil-host.ru', 'subdomain']]],
    ['xn--pypal-4ve.com', [['paypal', 'xn--pypal-4ve.com', 'homoglyph']]],
    ['acme.example', []],
    ['anything.acme.example', []],
    ['purchase.example', []],
    ['192.0.2.1', []],
  ])('%s', (name, expected) =>
    expect(seen(name).filter(([business]) => business !== 'branch' && business !== 'thief')).toEqual(
      expected,
    ),
  );

  it('passes for each business that has the domain, without what is its own', () => {
    expect(seen('acme-login.net').map(([business]) => business)).toEqual(['acme', 'branch']);
    expect(seen('www.acme-store.example').map(([business]) => business)).toEqual(['branch']);
  });

  it('is not hidden by whoever enters it as their own domain', () =>
    expect(seen('paypa1.com')).toEqual([['paypal', 'paypa1.com', 'homoglyph']]));

  it.each([
    ['mail.google.net', []],
    ['mail.ferrow-bay.example', []],
    ['mail-server.example', []],
    ['mail.zip', ['mail']],
    ['mail.example.login-host.ru', ['mail']],
    ['mail-hollerith.net', ['mail']],
    ['mail.hollerith.net', ['mail']],
  ])('%s passes for a brand that is a common word: %j', (name, expected) =>
    expect(seen(name).map(([business]) => business)).toEqual(expected),
  );

  it('says of which brand it is, and how far it passes for it in whole points', () => {
    const [hit] = watch('*.paypal.com.evil-host.ru');
    expect(hit).toMatchObject({ brand: 'paypal.com', site: 'evil-host.ru' });
    expect(Number.isInteger(hit!.score)).toBe(true);
    expect(hit!.score).toBeGreaterThan(75);
    expect(hit!.score).toBeLessThanOrEqual(100);
  });

  it('has one alarm for what somebody registered, also where a host gives names away', () => {
    const site = (name: string) => watch(name).find(({ businessId }) => businessId === 'acme')?.site;
    expect(site('a.acme-login.net')).toBe('acme-login.net');
    expect(site('acme.one.duckdns.org')).toBe('one.duckdns.org');
  });
});
