import { expect, test } from 'vitest';
import type { Business } from '#domain/business/business';
import { createBusiness } from './create-business.ts';

type Services = Parameters<typeof createBusiness>[1];
type Asked = Parameters<typeof createBusiness>[0];

async function created(request: Asked['request']): Promise<Business> {
  const made: Business[] = [];
  const services = {
    businesses: { create: async (business: Business) => void made.push(business) },
    seats: { seatsOf: async () => [] },
    once: { count: async () => true },
    watches: { put: async () => {} },
    verifiedEmail: async () => 'ada@harbourlane.example',
    newId: () => 'b1',
  } as unknown as Services;
  const caller = { sub: 'ada', token: 't' } as Asked['caller'];
  const now = Date.parse('2026-11-25T20:00:00Z');
  await createBusiness({ caller, request, now, headers: {}, sourceIp: '127.0.0.1' }, services);
  return made[0]!;
}

test('the domain is where its website is, until somebody says otherwise', async () => {
  expect(await created({ domain: 'harbourlane.example', name: 'Harbour Lane' })).toMatchObject({
    ...{ domain: 'harbourlane.example', website: 'https://harbourlane.example' },
  });
});

test('a website that is given stays', async () => {
  const website = 'https://shop.harbourlane.example/en';
  expect(await created({ domain: 'harbourlane.example', name: 'Harbour Lane', website })).toMatchObject({
    website,
  });
});

test('without a domain there is no website', async () =>
  expect(await created({ name: 'Harbour Lane' })).not.toHaveProperty('website'));
