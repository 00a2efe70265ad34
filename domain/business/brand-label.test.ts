import { describe, expect, it } from 'vitest';
import { brandLabel, brandNames } from './brand-label.ts';

const proven = (domain: string) => ({
  domain,
  domainProof: { domain, verifiedAt: '2026-11-01T00:00:00.000Z', checkedAt: '2026-11-01T00:00:00.000Z' },
});

describe('what a business is called in its domain', () => {
  it.each([
    ['ferrowbay.example', 'ferrowbay'],
    ['Ferrow-Bay.co.uk', 'ferrow-bay'],
    ['acme.example', 'acme'],
    ['acme.com.au', 'acme'],
    // which part is the name is not plain
    ['ferrowbay.co.uk.example', undefined],
    ['shop.ferrowbay.example', undefined],
    ['xn--frrowbay-9ya.example', undefined],
    ['fbc.example', undefined],
  ])('%s: %s', (domain, label) => expect(brandLabel(proven(domain))).toBe(label));

  it('is nothing before the domain is proven, or when another one was', () => {
    expect(brandLabel({ domain: 'ferrowbay.example' })).toBeUndefined();
    expect(brandLabel({ ...proven('ferrowbay.example'), domain: 'acme.example' })).toBeUndefined();
  });
});

describe('the names that it is searched by', () => {
  it.each([
    ['ferrowbay.example', 'Ferrow Bay Ceramics', undefined, ['Ferrow Bay Ceramics']],
    ['ferrow-bay.example', 'Ferrow Bay', 'Ferrow Bay', ['Ferrow Bay']],
    ['brontis.example', 'Bróntis', undefined, ['Bróntis']],
    ['ferrowbay.example', ' Ferrow  Bay ', ' ', ['Ferrow  Bay']],
    ['ferrowbay.example', null, 'ferrow bay', ['ferrow bay']],
    ['ferrowbay.example', '… Ferrow Bay', undefined, ['… Ferrow Bay']],
    // a first name is anybody's
    ['maya.example', 'Maya Hollimund', undefined, []],
    ['ferrowbay.example', 'Maya Hollimund', 'Ferrow Bay', ['Ferrow Bay']],
  ])('%s, called %s and %s: %j', (domain, name, shortName, names) =>
    expect(brandNames({ ...proven(domain), name, shortName })).toEqual(names),
  );

  it('are none while the domain is not proven', () => {
    expect(brandNames({ name: 'Ferrow Bay', domain: 'ferrowbay.example' })).toEqual([]);
  });
});
