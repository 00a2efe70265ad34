import { expect, it } from 'vitest';
import { labelsApart, spelledApart } from './spelled-apart.ts';

it.each<[string, string, string[]]>([
  ['Juniper & Salt', 'juniperandsalt.com', ['juniper-and-salt', 'juniper-salt', 'junipersalt']],
  ['Juniper & Salt', 'junipersalt.example', ['juniper-and-salt', 'juniperandsalt', 'juniper-salt']],
  ['Salt Juniper', 'saltjuniper.com', ['salt-juniper']],
  ['Ferrow Bay Ceramics', 'ferrow-bay-ceramics.com', ['ferrowbayceramics']],
  ['Müller Brot', 'muellerbrot.de', expect.arrayContaining(['mueller-brot']) as never],
  ['Ferrow', 'ferrow.com', []],
  ['Ferrow Bay', 'fb-ceramics.com', []],
  ['', 'ferrow.com', []],
  ['Ferrow Bay', 'co.uk', []],
])('%s of %s', (name, domain, written) => expect(labelsApart({ name, domain })).toEqual(written));

it('takes the short name as well', () =>
  expect(
    labelsApart({ name: 'Ferrow Bay Ceramics Ltd', shortName: 'Ferrow Bay', domain: 'ferrowbay.com' }),
  ).toContain('ferrow-bay'));

it('puts each under the own ending and those that people expect', () => {
  const names = spelledApart({ name: 'Ferrow Bay', domain: 'ferrowbay.example' });
  expect(names.slice(0, 2)).toEqual(['ferrow-bay.example', 'ferrow-bay.com']);
  expect(names).toContain('ferrow-bay.shop');
  expect(new Set(names).size).toBe(names.length);
  expect(spelledApart({ name: 'Ferrow Bay', domain: 'co.uk' })).toEqual([]);
});
