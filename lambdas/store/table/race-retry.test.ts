import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import type { Retry } from '../../runtime/retry.ts';
import { databaseOver } from './table.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const cancelled = (Code: string) => ({
  __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
  Message: 'Transaction cancelled',
  CancellationReasons: [{ Code }, { Code: 'None' }],
});
const met = { __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException', message: 'met' };

/** The SDK before a table that answers with these failures, then with success. */
async function answering(failures: object[], maxAttempts?: number) {
  const items: string[] = [];
  const tokens: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    tokens.push(/"ClientRequestToken":"(.*?)"/.exec(body)?.[1]);
    const failure = failures[items.push(/"Item":\{.*?\}\}/.exec(body)?.[0] ?? '') - 1];
    response.writeHead(failure ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(failure ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const client = new DynamoDBClient({
    region: 'us-east-1',
    ...(maxAttempts && { maxAttempts }),
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  closing.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const pauses: number[] = [];
  const retry: Retry = {
    ...{ attempts: 4, first: 20, longest: 60, random: () => 1 },
    sleep: async (ms) => void pauses.push(ms),
  };
  const { client: database } = databaseOver(client, (name) => name, retry);
  const write = () =>
    database.send(
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'Business', Item: { id: 'acme' } } }] }),
    );
  return { database, write, pauses, items, tokens, asked: () => items.length };
}

describe('a write that merely meets another', () => {
  it('is repeated with growing pauses, a whole transaction and a single write alike', async () => {
    const twice = await answering([cancelled('TransactionConflict'), cancelled('TransactionConflict')]);
    await expect(twice.write()).resolves.toBeDefined();
    expect([twice.asked(), twice.pauses]).toEqual([3, [20, 40]]);
    const single = await answering([met]);
    await single.database.send(new PutCommand({ TableName: 'User', Item: { id: 'maya' } }));
    expect(single.items).toEqual(['"Item":{"id":{"S":"maya"}}', '"Item":{"id":{"S":"maya"}}']);
  });

  it('that is still being made is asked for by its own name; after one that was cancelled it is another', async () => {
    const making = {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionInProgressException',
      Message: 'in progress',
    };
    const { write, tokens } = await answering([making, making, cancelled('TransactionConflict')], 1);
    await write();
    const [first, second, third, fourth] = tokens;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).toMatch(/^[\da-f-]{36}$/);
    expect(fourth).not.toBe(first);
  });

  it('fails when it goes on meeting others', async () => {
    const busy = await answering(Array.from({ length: 9 }, () => cancelled('TransactionConflict')));
    await expect(busy.write()).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect([busy.asked(), busy.pauses]).toEqual([4, [20, 40, 60]]);
  });

  it('is not repeated when its own condition refused it', async () => {
    const refused = await answering([cancelled('ConditionalCheckFailed')]);
    await expect(refused.write()).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(refused.asked()).toBe(1);
  });
});
