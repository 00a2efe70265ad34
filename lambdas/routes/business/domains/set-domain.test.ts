import { expect, test } from 'vitest';
import type { Business } from '#domain/business/business';
import type { Change } from '../../../store/table/update-expression.ts';
import { setDomain } from './set-domain.ts';

const at = '2026-11-20T09:00:00.000Z';
const mistyped: Business = {
  ...{ id: 'b', adminId: 'ada', domain: 'harbour-lnae.example', website: 'https://harbour-lnae.example' },
  ...{ createdAt: at, updatedAt: at },
};

/** Sets the right domain of a business as it was read; `stored` is what stands there by the time it is written. */
async function corrected(read: Business, stored = read): Promise<{ after: Business; writes: number }> {
  let [after, writes] = [stored, 0];
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    businesses: {
      get: async () => read,
      change: async (_: string, { set, when = [] }: Change) => {
        const now = after as Record<string, unknown>;
        if (!when.every(({ field, value }) => now[field] === value)) return undefined;
        writes += 1;
        return (after = { ...after, ...set });
      },
    },
    holders: { release: async () => {} },
    watches: { put: async () => {} },
    once: { count: async () => true },
  } as unknown as Parameters<typeof setDomain>[1];
  const request = { businessId: 'b', domain: 'harbour-lane.example' };
  const caller = { sub: 'ada', token: 't' } as Parameters<typeof setDomain>[0]['caller'];
  await setDomain({ caller, request, now: Date.parse(at), headers: {}, sourceIp: '' }, services);
  return { after, writes };
}

test('a website that was filled from the domain follows it, in the same write', async () => {
  expect(await corrected(mistyped)).toMatchObject({
    ...{ after: { domain: 'harbour-lane.example', website: 'https://harbour-lane.example' }, writes: 1 },
  });
});

test.each(['https://harbour-lnae.example/en', 'https://shop.harbour-lane.example', null])(
  'one that somebody gave stays: %s',
  async (website) => {
    const { after } = await corrected({ ...mistyped, website });
    expect(after).toMatchObject({ domain: 'harbour-lane.example', website });
  },
);

test('one that was given a moment before stays', async () => {
  const website = 'https://shop.harbour-lane.example';
  expect(await corrected(mistyped, { ...mistyped, website })).toMatchObject({
    ...{ after: { domain: 'harbour-lane.example', website }, writes: 1 },
  });
});
