import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SocialProof } from '#domain/proof/proof';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { seeded } from '../../../bench/seeded.ts';
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

const services = () => ({
  pages: accountsPageStore(tables.database),
  proofs: socialProofStore(tables.database),
  once: { count: async () => true },
  optedOut: async (owner: string) => owner === 'gone',
  random,
});
const ask = { now, sourceIp: '192.0.2.1' };
const set = async (sub: string, shown: boolean) =>
  (await setPage({ ...ask, caller: { sub }, request: { shown } } as never, services())).page;
const seen = async (id: string) =>
  (await getPage({ ...ask, caller: undefined, request: { id } } as never, services())).accounts;
const prove = (owner: string, id: string, isPublic: boolean) => {
  const at = new Date(now).toISOString();
  const proof = { id, owner, proves: 'this URL', since: at, lastCheckedAt: at, public: isPublic };
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
