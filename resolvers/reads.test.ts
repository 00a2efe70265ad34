import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dynamo } from '../emulator/dynamodb/dynamo.ts';
import { callResolver } from '../test/support/call-resolver.ts';
import { openTables } from '../test/support/tables-in-memory.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const now = () => NOW;
let tables: Awaited<ReturnType<typeof openTables>>;
let dynamo: Dynamo;
const store = (TableName: string, item: object) =>
  dynamo.call('PutItem', { TableName, Item: marshall(item) });

beforeAll(async () => {
  tables = await openTables(now);
  dynamo = tables.dynamo;
});
afterAll(() => tables.close());

test('getUser: own record, and the same nothing for another and for nobody', async () => {
  await store('User', { id: 'maya', accountEmail: 'maya@example.com' });
  await store('User', { id: 'tom', accountEmail: 'tom@example.com' });
  expect(await callResolver('Query.getUser', { args: { id: 'maya' }, dynamo })).toMatchObject({
    accountEmail: 'maya@example.com',
  });
  expect(await callResolver('Query.getUser', { args: { id: 'tom' }, dynamo })).toBeNull();
  expect(await callResolver('Query.getUser', { args: { id: 'nobody' }, dynamo })).toBeNull();
});

test('getUser: someone deleted is nobody, also to a token that still lives', async () => {
  await store('User', { id: 'maya', accountEmail: 'maya@example.com', deletedAt: '2026-11-20T09:00:00Z' });
  expect(await callResolver('Query.getUser', { args: { id: 'maya' }, dynamo })).toBeNull();
});

test('getEmailInventory: own address in any case, null for another and for one that nobody has', async () => {
  await store('EmailInventory', { emailAddress: 'maya@example.com', id: 'maya', type: 'PRIMARY' });
  await store('EmailInventory', { emailAddress: 'tom@example.com', id: 'tom', type: 'PRIMARY' });
  const read = (emailAddress: string) =>
    callResolver('Query.getEmailInventory', { args: { emailAddress }, dynamo });
  expect(await read(' Maya@Example.com')).toMatchObject({ id: 'maya' });
  expect(await read('tom@example.com')).toBeNull();
  expect(await read('nobody@example.com')).toBeNull();
});

describe('lists', () => {
  test('findings: the latest first, in pages, without what has expired', async () => {
    const subjectId = 'U#maya';
    for (let at = 0; at < 60; at += 1)
      await store('Finding', {
        subjectId,
        id: `f${at}`,
        lastSeen: `2026-11-20T09:${String(at).padStart(2, '0')}:00Z`,
      });
    await store('Finding', {
      subjectId,
      id: 'gone',
      lastSeen: '2026-11-20T09:59:59Z',
      expiresAt: NOW / 1000 - 1,
    });
    await store('Finding', { subjectId: 'U#tom', id: 'other', lastSeen: '2026-11-20T09:59:59Z' });
    const ids: string[] = [];
    let nextToken: string | null = null;
    do {
      const page = (await callResolver('Query.listFindings', { args: { nextToken }, dynamo, now })) as {
        items: { id: string }[];
        nextToken: string | null;
      };
      ids.push(...page.items.map(({ id }) => id));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, at) => `f${59 - at}`));
  });

  test('notifications and connections: only the caller’s', async () => {
    await store('Notification', { userId: 'maya', id: 'a', createdAt: '2026-11-20T08:00:00Z' });
    await store('Notification', { userId: 'maya', id: 'b', createdAt: '2026-11-20T09:00:00Z' });
    await store('Notification', { userId: 'tom', id: 'c', createdAt: '2026-11-20T09:00:00Z' });
    await store('Connection', { userId: 'maya', peerId: 'tom', status: 'ACCEPTED' });
    await store('Connection', { userId: 'tom', peerId: 'maya', status: 'IGNORED' });
    expect(await callResolver('Query.listNotifications', { args: {}, dynamo })).toMatchObject({
      items: [{ id: 'b' }, { id: 'a' }],
      nextToken: null,
    });
    expect(await callResolver('Query.listConnections', { args: {}, dynamo })).toMatchObject({
      items: [{ peerId: 'tom', status: 'ACCEPTED' }],
    });
  });

  test('a page token of somebody else opens nothing', async () => {
    const nextToken = Buffer.from(JSON.stringify(marshall({ userId: 'tom', peerId: 'a' }))).toString(
      'base64url',
    );
    await expect(callResolver('Query.listConnections', { args: { nextToken }, dynamo })).rejects.toThrow();
  });
});

describe('checkProfile', () => {
  const asked = (headers: Record<string, string>) => {
    const events: unknown[] = [];
    const lambda = (event: unknown) => {
      events.push(event);
      return { value: { registered: false } };
    };
    return callResolver('Query.checkProfile', {
      args: { platform: 'GITHUB', handle: 'maya' },
      lambda,
      headers,
    }).then((value) => ({ value, event: events[0] }));
  };

  test('hands over the question, and no token', async () => {
    expect(await asked({ authorization: 'token' })).toEqual({
      value: { registered: false },
      event: {
        field: 'checkProfile',
        arguments: { platform: 'GITHUB', handle: 'maya' },
        identity: { sub: 'maya' },
        sourceIp: '',
      },
    });
  });

  test.each([
    ['203.0.113.9, 70.132.20.100', '203.0.113.9'],
    ['198.51.100.1, 10.0.0.1, 203.0.113.9, 70.132.20.100', '203.0.113.9'],
    ['203.0.113.9', '203.0.113.9'],
  ])('is counted against whoever sent it, whatever they wrote before: %s', async (forwarded, sourceIp) => {
    expect((await asked({ 'x-forwarded-for': forwarded })).event).toMatchObject({ sourceIp });
  });
});
