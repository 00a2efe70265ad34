import { expect, it } from 'vitest';
import { framedPages, publicPages } from './public-pages.ts';

it('each public page has an address and a description of its own, which a search engine shows whole', () => {
  const [addresses, descriptions] = [
    publicPages.map(({ address }) => address),
    publicPages.map(({ description }) => description),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const address of addresses) expect(address).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
  for (const { address, description } of publicPages) {
    expect(description.length, address).toBeGreaterThan(40);
    expect(description.length, address).toBeLessThanOrEqual(160);
  }
});

it('pages behind the door are not among them', () =>
  expect(publicPages.filter(({ address }) => framedPages.some((page) => page === address))).toEqual([]));
