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
    ['xn--kthe-oneill-l8a.de', 'käthe-oneill'],
    ['xn--caf-ferrow-d7a.example', 'café-ferrow'],
    // letters of another alphabet could be taken for these
    ['xn--80ak6aa92e.example', undefined],
    ['xn--frrowbay-c8g.example', undefined],
    ['xn--0.example', undefined],
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
    // as they are written where only a-z may stand, both ways
    ['xn--kthe-oneill-l8a.de', 'Käthe & O’Neill’s Bäckerei', 'Käthe O’Neill', ['Käthe O’Neill']],
    ['xn--kthe-oneill-l8a.de', 'Kaethe ONeill', 'Kathe ONeill', ['Kaethe ONeill']],
    ['mueller-brot.de', 'Müller Brot', 'Muller Brot', ['Müller Brot']],
    ['muller-brot.de', 'Müller Brot', 'Mueller Brot', ['Müller Brot']],
    ['xn--ferrwby-mwa0q.example', 'Ferrow Bay', 'Ferröw Báy', ['Ferröw Báy']],
    ['xn--strae-brot-83a.de', 'Strasse Brot', undefined, ['Strasse Brot']],
    ['smithandsons.co.uk', 'Smith & Sons', 'Smith&Sons Ltd', ['Smith & Sons', 'Smith&Sons Ltd']],
    ['smith-sons.co.uk', 'Smith & Sons', undefined, ['Smith & Sons']],
    ['schmidt-und-soehne.de', 'Schmidt & Söhne', undefined, ['Schmidt & Söhne']],
    ['hand.example', 'H & M', undefined, []],
  ])('%s, called %s and %s: %j', (domain, name, shortName, names) =>
    expect(brandNames({ ...proven(domain), name, shortName })).toEqual(names),
  );

  it('are none while the domain is not proven', () => {
    expect(brandNames({ name: 'Ferrow Bay', domain: 'ferrowbay.example' })).toEqual([]);
  });
});
