import { expect, it } from 'vitest';
import { searchBrand } from './search-brand.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);

it('compares anew what was compared with a domain that the business has given up', async () => {
  const domain = 'ferrowbayceramics.example';
  const business = {
    ...{ id: 'b', adminId: 'ada', plan: 'STARTER', createdAt: at, updatedAt: at, domain },
    ...{ socialMediaAccounts: [], domainProof: { domain, verifiedAt: at, checkedAt: at } },
  };
  const page = {
    ...{ status: 'OPEN', score: 80, yours: { platform: 'FACEBOOK', handle: 'ferrowbay', ofDomain: true } },
    theirs: {
      platform: 'FACEBOOK',
      handle: 'ferrowbay.shop',
      url: 'https://www.facebook.com/ferrowbay.shop',
    },
  };
  const jobs: object[] = [];
  const services = {
    businesses: { get: async () => business },
    seats: { seatOf: async () => ({ role: 'ADMIN', userId: 'ada', businessId: 'b' }) },
    findings: { list: async () => [page] },
    scans: { recent: async () => [], put: async () => {} },
    watches: { get: async () => undefined, put: async () => {} },
    once: { count: async () => true },
    enqueue: async (all: readonly object[]) => void jobs.push(...all),
    ...{ connected: ['GITHUB'], random: () => 0.5 },
  };
  const asked = { caller: { sub: 'ada' }, request: { businessId: 'b' }, now };
  const answer = await searchBrand(...([asked, services] as unknown as Parameters<typeof searchBrand>));
  expect(answer).toEqual({ state: 'running' });
  expect(jobs[0]).toMatchObject({ businessId: 'b', givenBy: 'ada', submitted: { handle: 'ferrowbay.shop' } });
});
