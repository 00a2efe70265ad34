import { expect, it } from 'vitest';
import { domainOrder, foremost } from './domain-order.ts';
import { newDomain, type WatchedDomain } from './watched-domain.ts';

const seenAt = '2026-11-20T09:00:00.000Z';
const name = (domain: string, over: Partial<WatchedDomain>): WatchedDomain => ({
  ...newDomain({
    ...{ businessId: 'b', brand: 'acme.example', domain, class: 'omission', score: 90 },
    ...{ foundBy: 'permutation', foundAt: seenAt },
  }),
  existence: 'exists',
  ...over,
});
const page = { kind: 'page', status: 200, leadsToProtected: false, seenAt } as const;

it('what is decided comes last, what is alike first, what is for sale after what is in use', () => {
  const names = [
    name('decided.example', { mark: 'seen', page: { ...page, likeness: 0.9 } }),
    name('gone.example', { existence: 'does not exist', score: 99 }),
    name('sale.example', { records: { A: ['192.0.2.1'] }, page: { ...page, parked: 'for sale' }, score: 97 }),
    name('mail.example', { records: { MX: ['mail.example'] } }),
    name('alike.example', { records: { A: ['192.0.2.2'] }, page: { ...page, likeness: 0.9 }, score: 80 }),
  ];
  expect(names.sort(domainOrder).map(({ domain }) => domain)).toEqual([
    'alike.example',
    'mail.example',
    'sale.example',
    'gone.example',
    'decided.example',
  ]);
});

const [leads, mails] = [{ records: { A: ['192.0.2.1'] } }, { records: { MX: ['mx.example'] } }];

it.each<[string, Partial<WatchedDomain>, Partial<WatchedDomain>]>([
  ['what is not decided', { score: 1 }, { mark: 'ours', score: 99 }],
  ['what is there', { score: 1 }, { existence: 'could not look', score: 99 }],
  ['what is alike', { page: { ...page, icon: 'same' }, score: 1 }, { score: 99 }],
  [
    'what does not lead to the domain itself',
    { score: 1 },
    { page: { ...page, leadsToProtected: true }, score: 99 },
  ],
  ['what takes mail', { ...mails, score: 1 }, { score: 99 }],
  ['what leads somewhere', { ...leads, score: 1 }, { score: 99 }],
  [
    'what leads somewhere and is not for sale',
    { ...leads, score: 1 },
    { ...leads, page: { ...page, parked: 'x' }, score: 99 },
  ],
  ['what takes mail, also for sale', { ...mails, page: { ...page, parked: 'x' }, score: 1 }, { score: 99 }],
  ['the more convincing', { ...leads, score: 91 }, { ...mails, score: 90 }],
  ['of two as convincing, what leads somewhere', leads, mails],
  [
    'of two that lead somewhere, what takes mail too',
    { records: { ...leads.records, ...mails.records } },
    leads,
  ],
])('%s comes first', (_, first, second) => {
  // Their names alone would say otherwise.
  const [one, other] = [name('z.example', first), name('a.example', second)];
  expect([domainOrder(one, other) < 0, domainOrder(other, one) > 0]).toEqual([true, true]);
});

it('of more than are shown, those stay that people gave and have not decided on', () => {
  const few = { score: 1, existence: 'could not look' as const };
  const names = [
    name('decided.example', { ...few, foundBy: 'given', mark: 'seen' }),
    name('least.example', few),
    name('given.example', { ...few, foundBy: 'given' }),
    ...['a', 'b'].map((letter) => name(`${letter}.example`, leads)),
  ];
  const shown = (most: number) => foremost(names, most, 0).map(({ domain }) => domain);
  expect(shown(1)).toEqual(['a.example', 'given.example']);
  expect(shown(4)).toEqual(['a.example', 'b.example', 'given.example', 'least.example']);
});

it('what our checks found stays as well once people ask for it, for a day even where it is decided', () => {
  const few = { score: 1, existence: 'could not look' as const, givenAt: '2026-11-20T09:00:00.000Z' };
  const names = [
    name('asked.example', few),
    name('seen.example', { ...few, mark: 'seen' }),
    name('a.example', leads),
  ];
  const shown = (now: string) => foremost(names, 1, Date.parse(now)).map(({ domain }) => domain);
  expect(shown('2026-11-20T20:00:00Z')).toEqual(['a.example', 'asked.example', 'seen.example']);
  expect(shown('2026-11-21T20:00:00Z')).toEqual(['a.example', 'asked.example']);
});

it('equals stand by their names', () => {
  const names = ['c.example', 'a.example', 'b.example'].map((domain) => name(domain, {}));
  expect(names.sort(domainOrder).map(({ domain }) => domain)).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ]);
});
