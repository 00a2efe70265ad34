import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { callOffDeletion, carryOut } from '../../lambdas/rights/carry-out.ts';
import type { RightsRow } from '../../lambdas/store/rights/rights-request.ts';
import { tombstoneStore } from '../../lambdas/store/tombstone.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { openTables } from '../support/tables-in-memory.ts';

/** A deletion that was planned, and of which nobody would know, is taken back. */
const at = '2026-11-23T10:00:00.000Z';
const now = Date.parse(at);
const email = 'maya@example.com';
let tables: Awaited<ReturnType<typeof openTables>>;
beforeEach(async () => {
  tables = await openTables(() => now);
  const Item = newUser({ sub: 'maya', email }, at);
  await tables.database.client.send(new PutCommand({ TableName: 'User', Item }));
});
afterEach(() => tables.close());

function services(enqueue: () => Promise<void>, tell = async () => true) {
  const { database } = tables;
  const signIn = { name: 'maya', email, phone: null, emailVerified: true, phoneVerified: false };
  return {
    ...{ database, users: userStore(database), tombstones: tombstoneStore(database) },
    emailOwner: async (address: string) => (address === email ? 'maya' : undefined),
    identity: async () => ({ username: 'maya', signIn: { ...signIn, secondSteps: [] } }),
    enqueueDeletion: enqueue,
    notifications: { add: tell },
    suppressions: { add: async () => {}, remove: async () => {}, since: async () => undefined },
    fingerprint: () => 'f',
  };
}
const request = { id: 'DR-ABCD-EFGH', asks: 'DELETE', email, details: '' } as RightsRow;
const closesAt = async () => (await tombstoneStore(tables.database).read('maya'))?.closesAt;

it('plans, and takes back what the queue refused', async () => {
  const broken = services(() => Promise.reject(new Error('queue')));
  await expect(carryOut(request, now, broken)).rejects.toThrow('queue');
  await callOffDeletion(request, broken);
  expect(await closesAt()).toBeUndefined();
  const outcome = await carryOut(
    request,
    now,
    services(async () => {}),
  );
  expect([outcome.status, await closesAt()]).toEqual(['PLANNED', '2026-11-30T10:00:00.000Z']);
});

it('takes back what its owner could not be told of', async () => {
  const untold = services(
    async () => {},
    () => Promise.reject(new Error('table')),
  );
  await expect(carryOut(request, now, untold)).rejects.toThrow('table');
  await callOffDeletion(request, untold);
  expect(await closesAt()).toBeUndefined();
});

it('takes back no deletion of another request', async () => {
  const working = services(async () => {});
  await carryOut(request, now, working);
  await callOffDeletion({ ...request, id: 'DR-0000-0000' }, working);
  expect(await closesAt()).toBe('2026-11-30T10:00:00.000Z');
});
