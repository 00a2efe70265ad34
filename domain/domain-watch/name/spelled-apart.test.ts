import { expect, it } from 'vitest';
import { spelledApart } from './spelled-apart.ts';

it.each<[string, string, string[]]>([
  ['Juniper & Salt', 'juniperandsalt.com', ['juniper-and-salt.com', 'juniper-salt.com', 'junipersalt.com']],
  [
    'Juniper & Salt',
    'junipersalt.example',
    [
      ...['juniper-and-salt.example', 'juniper-and-salt.com', 'juniperandsalt.example', 'juniperandsalt.com'],
      ...['juniper-salt.example', 'juniper-salt.com'],
    ],
  ],
  ['Salt Juniper', 'saltjuniper.com', ['salt-juniper.com']],
  ['Ferrow Bay Ceramics', 'ferrow-bay-ceramics.com', ['ferrowbayceramics.com']],
  ['Müller Brot', 'muellerbrot.de', expect.arrayContaining(['mueller-brot.de', 'mueller-brot.com']) as never],
  ['Ferrow', 'ferrow.com', []],
  ['Ferrow Bay', 'fb-ceramics.com', []],
  ['', 'ferrow.com', []],
  ['Ferrow Bay', 'co.uk', []],
])('%s of %s', (name, domain, written) => expect(spelledApart({ name, domain })).toEqual(written));

it('takes the short name as well', () =>
  expect(
    spelledApart({ name: 'Ferrow Bay Ceramics Ltd', shortName: 'Ferrow Bay', domain: 'ferrowbay.com' }),
  ).toEqual(expect.arrayContaining(['ferrow-bay.com'])));
