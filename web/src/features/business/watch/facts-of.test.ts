import { expect, test } from 'vitest';
import type { ShownDomain } from '#domain/contract/business-domains';
import { dayOf } from '../../../lib/when.ts';
import { factsOf, factWords } from './facts-of.ts';

const name: ShownDomain = {
  ...{ domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
  ...{ foundBy: 'permutation', foundAt: '2026-11-20T00:00:00Z', existence: 'exists', changes: [] },
  records: { A: ['192.0.2.1'] },
};
const page = { kind: 'page' as const, status: 200, leadsToProtected: false, seenAt: '2026-11-20T00:00:00Z' };

test.each<[string, Partial<ShownDomain>, string[]]>([
  ['an address alone', {}, ['leads']],
  ['no address', { records: { NS: ['ns.example'] } }, []],
  ['mail', { records: { MX: ['mx.example'] } }, ['mail']],
  ['a null MX', { records: { MX: [''] } }, []],
  ['a page', { page }, ['page']],
  ['an error', { page: { ...page, status: 503 } }, ['leads']],
  ['a page that is parked', { page: { ...page, parked: 'bodis.com' } }, ['parked']],
  ['a page alike', { page: { ...page, likeness: 0.8 } }, ['alike']],
  ['the same icon', { page: { ...page, icon: 'same' } }, ['alike']],
  ['a way home', { page: { ...page, leadsToProtected: true } }, ['home']],
  ['a page that was not answered', { page: { kind: 'could not look', why: 'x' } }, ['leads']],
  ['what is gone', { existence: 'does not exist', page }, []],
])('%s', (_, more, facts) => expect(factsOf({ ...name, ...more })).toEqual(facts));

const alike = { ...page, icon: 'same' as const };
test.each<[string, Partial<ShownDomain>, string[]]>([
  ['by the last look', { page: alike, lastLooked: '2026-11-20T00:01:00Z' }, ['Page like yours']],
  [
    'by an earlier one',
    { page: alike, lastLooked: '2026-11-24T00:00:00Z' },
    ['Page like yours, seen on 20 November 2026'],
  ],
  [
    'by an earlier one, beside its mail',
    { page, lastLooked: '2026-11-24T00:00:00Z', records: { MX: ['mx.example'] } },
    ['Has a website, seen on 20 November 2026', 'Receives email'],
  ],
  ['by none', { lastLooked: '2026-11-24T00:00:00Z' }, ['Leads to a server']],
])('a page that was seen %s', (_, more, expected) => {
  const seen = { ...name, ...more };
  expect(factsOf(seen).map((fact) => factWords(fact, seen, dayOf))).toEqual(expected);
});
