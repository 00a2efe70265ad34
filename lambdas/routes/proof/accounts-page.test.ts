import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SocialProof } from '#domain/proof/proof';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { seeded } from '../../../bench/seeded.ts';
import { type Business, newBusiness } from '#domain/business/business';
import type { BusinessRole } from '#domain/business/role';
import { newUser } from '#domain/account/user';
import { holdersOver } from '../../proof/holder.ts';
import { accountsPageStore } from '../../store/proof/accounts-page.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import { getPage } from './get-page.ts';
import { setPage } from './set-page.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const random = seeded(51);
let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => now);
});
afterAll(() => tables.close());

/** A business with a proven domain; its admin and a manager have the names of their roles. */
const domainProof = {
  domain: 'ferrowbay.example',
  verifiedAt: '2026-11-02T08:00:00.000Z',
  checkedAt: '2026-11-20T08:00:00.000Z',
};
const logo = { contentType: 'image/png' as const, base64: 'iVBORw0KGgoAAAANSUhEUg==' };
let ferrow: Business;
beforeEach(() => {
  ferrow = newBusiness(
    {
      ...{ id: 'ferrow', adminId: 'admin', name: 'Ferrow Bay Ceramics', shortName: 'Ferrow Bay' },
      ...{ domain: 'ferrowbay.example', domainProof, updatedAt: domainProof.checkedAt },
    },
    domainProof.checkedAt,
  );
});
const businesses = { get: async (id: string) => (id === 'ferrow' ? ferrow : undefined) };

const services = () => ({
  businesses,
  integrations: { logo: async () => logo },
  holders: holdersOver({
    businesses,
    users: { get: async (sub) => newUser({ sub, email: `${sub}@example.com` }, domainProof.checkedAt) },
  }),
  seats: {
    seatOf: async (businessId: string, userId: string) => ({
      ...{ businessId, userId, userEmailAddress: `${userId}@example.com`, adminUserId: 'admin' },
      ...{
        role: userId.toUpperCase() as BusinessRole,
        createdAt: domainProof.checkedAt,
        updatedAt: domainProof.checkedAt,
      },
    }),
  },
  pages: accountsPageStore(tables.database),
  proofs: socialProofStore(tables.database),
  once: { count: async () => true },
  optedOut: async (owner: string) => owner === 'gone',
  random,
});
const ask = { now, sourceIp: '192.0.2.1' };
const set = async (sub: string, shown: boolean, of: { businessId?: string } = {}) =>
  (await setPage({ ...ask, caller: { sub }, request: { shown, ...of } } as never, services())).page;
const page = (id: string) => getPage({ ...ask, caller: undefined, request: { id } } as never, services());
const seen = async (id: string) => (await page(id)).accounts;
const prove = (owner: string, id: string, isPublic: boolean, part: Partial<SocialProof> = {}) => {
  const at = new Date(now).toISOString();
  const proof = { id, owner, proves: 'this URL', since: at, lastCheckedAt: at, public: isPublic, ...part };
  const { client, table } = tables.database;
  return client.send(new PutCommand({ TableName: table('SocialProof'), Item: SocialProof.parse(proof) }));
};

it('has one address, however often and however many at a time open it', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => set('maya', true)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await set('maya', false)).toEqual({ id: opened[0]!.id, shown: false });
  expect(await set('maya', true)).toEqual(opened[0]);
  expect((await set('li', true)).id).not.toBe(opened[0]!.id);
});

it('shows what is public while it is open, and reads like none when closed or empty', async () => {
  const { id } = await set('maya', true);
  await expect(seen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await prove('maya', 'GITHUB#maya-hollimund', true);
  await prove('maya', 'X#maya_private', false);
  await prove('li', 'X#li', true);
  expect(await seen(id)).toMatchObject([{ platform: 'GITHUB', handle: 'maya-hollimund' }]);
  await set('maya', false);
  await expect(seen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(seen('2222222222222222')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('says that it is paused while a review holds back all that it would show', async () => {
  const reviewSince = new Date(now).toISOString();
  const { id } = await set('nora', true);
  await prove('nora', 'X#nora_private', false, { reviewSince });
  await expect(seen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await prove('nora', 'GITHUB#nora', false, { reviewSince, wantsPublic: true });
  expect(await page(id)).toEqual({ accounts: [], paused: true, business: undefined });
  await prove('nora', 'IMGUR#nora', true);
  expect(await page(id)).toMatchObject({ accounts: [{ handle: 'nora' }], paused: false });
  await set('nora', false);
  await expect(seen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('of somebody who is left out reads like none', async () => {
  const { id } = await set('gone', true);
  await prove('gone', 'GITHUB#gone', true);
  await expect(seen(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('is no proof, no code and no claim of its owner', async () => {
  await set('nobody-proved', true);
  const proofs = socialProofStore(tables.database);
  expect(await proofs.provenBy('nobody-proved')).toEqual([]);
  expect(await proofs.ownedBy('nobody-proved')).toEqual({ proofs: [], codes: new Set() });
});

it('of a business is opened by an admin alone, and says its proven domain and what that says', async () => {
  const of = { businessId: 'ferrow' };
  for (const role of ['manager', 'member'])
    await expect(set(role, true, of)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { id } = await set('admin', true, of);
  await prove('B#ferrow', 'INSTAGRAM#ferrowbay.ceramics', true);
  await prove('B#ferrow', 'FACEBOOK#ferrowbay', false);
  await prove('admin', 'X#rosalind', true);
  const { accounts, business } = await page(id);
  expect(accounts).toMatchObject([{ platform: 'INSTAGRAM', handle: 'ferrowbay.ceramics' }]);
  expect(business).toEqual({
    ...{ domain: 'ferrowbay.example', name: 'Ferrow Bay' },
    ...{ provenSince: '2026-11-02', lastCheckedOn: '2026-11-20' },
  });
});

it('of a business shows its logo until that is removed', async () => {
  const { id } = await set('admin', true, { businessId: 'ferrow' });
  expect((await page(id)).logo).toBeUndefined();
  ferrow.logoImagePath = 'logo/1';
  expect((await page(id)).logo).toEqual(logo);
});

it('of a business is closed while its domain is not proven, and not opened', async () => {
  const of = { businessId: 'ferrow' };
  const { id } = await set('admin', true, of);
  ferrow.domainProof = null;
  await expect(page(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(set('admin', true, of)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await set('admin', false, of)).toEqual({ id, shown: false });
});
