import { expect, test } from 'vitest';
import type { Business } from '#domain/business/business';
import { createBusiness } from './create-business.ts';

type Services = Parameters<typeof createBusiness>[1];
type Asked = Parameters<typeof createBusiness>[0];

/** `owners`: who owns the businesses that Ada has a seat in; she made each of them. */
async function created(request: Asked['request'], owners: string[] = []): Promise<Business> {
  const made: Business[] = [];
  const services = {
    businesses: {
      create: async (business: Business) => void made.push(business),
      get: async (id: string) => ({ id, adminId: owners[Number(id)] }),
    },
    seats: {
      seatsOf: async () =>
        owners.map((_, nth) => ({ businessId: `${nth}`, adminUserId: 'ada', role: 'ADMIN' })),
    },
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

test('who owns five makes no more; what was handed to somebody else doesn’t count', async () => {
  const four = ['ada', 'ada', 'ada', 'ada'];
  expect(await created({ name: 'Harbour Lane' }, [...four, 'bob', 'bob'])).toMatchObject({ adminId: 'ada' });
  await expect(created({ name: 'Harbour Lane' }, [...four, 'bob', 'ada'])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You own 5 businesses. Please delete one or make somebody else its owner first.',
  });
});
