import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { idempotencyOver } from '../../../lambdas/rest/idempotency.ts';
import { withdrawRequest } from '../../../lambdas/routes/rights/withdraw-request.ts';
import { newToken } from '../../../lambdas/rights/token.ts';
import { linkStateStore } from '../../../lambdas/store/link-state.ts';
import { mailOutbox, type WaitingRow } from '../../../lambdas/store/mail-outbox.ts';
import { notificationStore } from '../../../lambdas/store/notification.ts';
import { onceStore } from '../../../lambdas/store/once.ts';
import { rightsRequestStore } from '../../../lambdas/store/rights/rights-request.ts';
import { suppressionStore } from '../../../lambdas/store/rights/suppression.ts';
import { safetyStore } from '../../../lambdas/store/safety.ts';
import { sameVersion } from '../../../lambdas/store/table/version.ts';
import { tombstoneStore } from '../../../lambdas/store/tombstone.ts';
import { userStore } from '../../../lambdas/store/user.ts';
import { NoAnswer } from '../../../emulator/host/no-answer.ts';
import { openTables } from '../../support/tables-in-memory.ts';

/** The tables do what they are asked, and the next answers get lost on the way. */
const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);

async function losing() {
  let lose = 0;
  const opened = await openTables(
    () => now,
    undefined,
    async (_, call) => {
      const lost = lose > 0;
      if (lost) lose -= 1;
      const answering = call();
      if (!lost) return answering;
      await answering.catch(() => {});
      throw new NoAnswer();
    },
  );
  return { ...opened, loseNext: (count = 1) => void (lose = count) };
}

it('a call that claims its key, and never hears so, goes on', async () => {
  const { database, close, loseNext } = await losing();
  const idempotency = idempotencyOver(onceStore(database), () => now);
  loseNext();
  const call = { scope: 'u1#add', key: 'key-12345', request: '{}' };
  expect(await idempotency.once(call, async () => 'done')).toBe('done');
  // Somebody else with the same words is still somebody else.
  loseNext();
  expect(await idempotency.once(call, async () => 'twice')).toBe('done');
  await close();
});

it('what was done is said to be, where its answer cannot be kept, and is not done again at once', async () => {
  const { database, close, loseNext } = await losing();
  const store = onceStore(database);
  const keepless = { ...store, keep: () => Promise.reject(new Error('away')) };
  const idempotency = idempotencyOver(keepless, () => now);
  const call = { scope: 'u1#add', key: 'key-12345', request: '{}' };
  expect(await idempotency.once(call, async () => 'done')).toBe('done');
  await expect(idempotency.once(call, async () => 'twice')).rejects.toMatchObject({ code: 'CONFLICT' });

  // A write that failed as often as it is tried may have been made.
  const unsure = { ...call, key: 'key-67890' };
  const write = async () => {
    loseNext(9);
    await database.client
      .send(new PutCommand({ TableName: 'Once', Item: { id: 'done' } }))
      .finally(() => loseNext(0));
  };
  await expect(idempotency.once(unsure, write)).rejects.toThrow();
  await expect(idempotency.once(unsure, write)).rejects.toMatchObject({ code: 'CONFLICT' });
  await close();
});

it('a notice is new to whoever wrote it, is delivered by whoever took it, and its mail leaves', async () => {
  const { database, close, loseNext } = await losing();
  const notices = notificationStore(database);
  const outbox = mailOutbox(database);
  const notice = { userId: 'maya', id: 'event', kind: 'SOURCE', title: 'Told', createdAt: at } as const;
  loseNext();
  expect(await notices.add(notice)).toBe(true);
  loseNext();
  expect(await notices.claimDelivery('maya', 'event', at, { shard: 3, dueAt: at })).toBe(true);
  const [row] = (await outbox.waiting(3, at, 5)) as [WaitingRow];
  loseNext();
  expect(await outbox.take(row, at)).toBe(true);
  expect(await outbox.take(row, '2026-11-20T12:00:00.001Z')).toBe(false);
  await close();
});

it('an edit of the version that somebody has read is theirs, and no conflict with themselves', async () => {
  const { database, close, loseNext } = await losing();
  const users = userStore(database);
  const { version } = await users.create(newUser({ sub: 'u1', email: 'maya@example.com' }, at));
  loseNext();
  const when = [sameVersion({ version })];
  const changed = await users.change('u1', { set: { firstName: 'Maya' }, add: { version: 1 }, when });
  expect(changed).toMatchObject({ firstName: 'Maya', version: (version ?? 0) + 1 });
  // Somebody else's edit in between is a conflict still.
  expect(await users.change('u1', { set: { firstName: 'Otto' }, when })).toBeUndefined();
  await close();
});

it('a limit is not passed by whoever lost an answer', async () => {
  const { database, close, loseNext } = await losing();
  const { count } = onceStore(database);
  for (let n = 0; n < 5; n++) expect(await count('looks#maya', 1, 5, 60)).toBe(true);
  loseNext();
  expect(await count('looks#maya', 1, 5, 60)).toBe(false);
  const { Item } = await database.client.send(
    new GetCommand({ TableName: 'Once', Key: { id: 'looks#maya' } }),
  );
  expect(Item?.['used']).toBe(5);
  await close();
});

it('a sign-in at a platform that was begun is ended by whoever began it, once', async () => {
  const { database, close, loseNext } = await losing();
  const states = linkStateStore(database);
  const begun = { owner: 'u1', platform: 'X', handle: 'maya', verifier: 'v', expiresAt: now / 1000 + 600 };
  await states.put({ ...begun, platform: 'X' }, 'state');
  loseNext();
  const mine = { owner: 'u1', platform: 'X' } as const;
  expect(await states.take('state', mine, now / 1000)).toMatchObject(begun);
  expect(await states.take('state', mine, now / 1000)).toBeUndefined();
  await close();
});

it('what somebody is to be told about their safety is told by whoever took it', async () => {
  const { database, close, loseNext } = await losing();
  const users = userStore(database);
  const safety = safetyStore(database);
  const tombstones = tombstoneStore(database);
  await users.create(newUser({ sub: 'u1', email: 'maya@example.com' }, at));
  const before = new Set(['old@example.com']);
  await users.change('u1', { set: { toldFactors: 'TOTP' }, add: { movedFrom: before } });
  loseNext();
  expect(await safety.takeMove('u1', before)).toBe(true);
  expect(await safety.takeMove('u1', before)).toBe(false);
  loseNext();
  expect(await safety.takeFactors('u1', 'TOTP', '')).toBe(true);
  expect(await safety.takeFactors('u1', 'TOTP', '')).toBe(false);
  await tombstones.mark('u1', at);
  loseNext();
  expect(await tombstones.takeNotice('u1')).toBe(true);
  expect(await tombstones.takeNotice('u1')).toBe(false);
  await close();
});

it('a deletion that was called off is said to be', async () => {
  const { database, close, loseNext } = await losing();
  const users = userStore(database);
  const requests = rightsRequestStore(database);
  const tombstones = tombstoneStore(database);
  await users.create(newUser({ sub: 'u1', email: 'maya@example.com' }, at));
  const id = 'DR-7K3M-9QXP';
  const { token, tokenHash } = newToken(id, (bytes) => Buffer.alloc(bytes, 7));
  const later = '2026-11-27T12:00:00.000Z';
  await users.change('u1', { set: { closesAt: later, closesFor: id } as never });
  await requests.add({
    ...{ id, kind: 'RIGHTS', asks: 'DELETE', status: 'PLANNED', address: 'm…', details: '', createdAt: at },
    ...{ tokenHash, account: 'u1', until: later, expiresAt: now / 1000 + 86_400, codeExpiresAt: 0 },
  });
  const notifications = notificationStore(database);
  const services = { requests, users, tombstones, notifications, suppressions: suppressionStore(database) };
  const call = {
    request: { token },
    now,
    sourceIp: '',
    headers: {},
    caller: { sub: '', groups: [], token: '' },
  };
  // The first write of the call: everything before it is read.
  database.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'UpdateItemCommand') loseNext();
        return next(args);
      },
    { step: 'initialize' },
  );
  expect(await withdrawRequest(call as never, services)).toMatchObject({ request: { status: 'WITHDRAWN' } });
  expect(await tombstones.read('u1')).not.toHaveProperty('closesFor');
  await close();
});
