import { expect, test } from 'vitest';
import { pageBusiness } from './page-business.ts';

const at = '2026-11-20T10:00:00.000Z';
const acme = {
  ...{ name: 'Ferrow Bay Ceramics', shortName: 'Ferrow Bay', domain: 'ferrowbay.example' },
  domainProof: { domain: 'ferrowbay.example', verifiedAt: '2026-11-02T10:00:00.000Z', checkedAt: at },
};

test('a page is headed by the proven domain, and by a name that the domain says', () => {
  expect(pageBusiness(acme)).toEqual({
    ...{ domain: 'ferrowbay.example', name: 'Ferrow Bay' },
    ...{ provenSince: '2026-11-02', lastCheckedOn: '2026-11-20' },
  });
});

test.each([
  ['ferrow-bay.example', { name: ' Ferrow  Bay ', shortName: null }, 'Ferrow  Bay'],
  ['ferrowbay.example', { name: '— Ferrow Bay', shortName: null }, '— Ferrow Bay'],
])('the name that %s says is shown as it is written', (domain, names, name) => {
  const domainProof = { ...acme.domainProof, domain };
  expect(pageBusiness({ ...names, domain, domainProof })).toMatchObject({ domain, name });
});

test.each([
  ['another name', { name: 'Acme', shortName: null }],
  ['more than the domain says', { name: 'Ferrow Bay Official Support', shortName: null }],
  ['none', { name: null, shortName: ' ' }],
])('%s is not shown', (_, names) => {
  expect(pageBusiness({ ...acme, ...names })?.name).toBeNull();
});

test.each([
  ['is none', { domainProof: null }],
  ['is of another one', { domain: 'other.example' }],
])('there is no head while the proof %s', (_, change) => {
  expect(pageBusiness({ ...acme, ...change })).toBeUndefined();
});
