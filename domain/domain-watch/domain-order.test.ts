import { expect, it } from 'vitest';
import { domainOrder } from './domain-order.ts';
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
