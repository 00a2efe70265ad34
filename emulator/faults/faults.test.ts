import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { serve } from '../host/serve.ts';
import { createDynamo } from '../dynamodb/dynamo.ts';
import { faultOf } from './fault-of.ts';
import { faultyService, faultyTables, isAbout } from './faults.ts';
import { NoAnswer } from '../host/no-answer.ts';

const drawn = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 1;
};
const done = async () => 'done';
const refused = { name: 'ProvisionedThroughputExceededException' };

test('refuses that share of calls, and lets the others through', async () => {
  const fault = faultyTables({ throttle: 0.2, latency: 0 }, drawn(0.19, 0.2));
  await expect(fault({ TableName: 'User' }, done)).rejects.toMatchObject(refused);
  await fault({ TableName: 'User' }, done);
});

test.each([
  ['its own calls', { TableName: 'Finding' }],
  ['a batch', { RequestItems: { User: {}, Finding: {} } }],
  [
    'a transaction',
    { TransactItems: [{ Put: { TableName: 'User' } }, { Update: { TableName: 'Finding' } }] },
  ],
])('of one table: %s, and no other', async (_, input) => {
  const fault = faultyTables({ throttle: 1, latency: 0, table: 'Finding' }, () => 0);
  await expect(fault(input, done)).rejects.toMatchObject(refused);
  await fault({ TableName: 'User' }, done);
  await fault({ TransactItems: [{ Put: { TableName: 'User' } }] }, done);
});

test('an answer that is lost: it was done, and nobody hears of it', async () => {
  let times = 0;
  const fault = faultyTables({ throttle: 0.1, error: 0.1, lost: 0.1, latency: 0 }, drawn(0.29, 0.15, 0.31));
  const count = async () => (times += 1);
  await expect(fault({ TableName: 'User' }, count)).rejects.toThrow(NoAnswer);
  expect(times).toBe(1);
  await expect(fault({ TableName: 'User' }, count)).rejects.toMatchObject({
    name: 'InternalServerError',
    statusCode: 500,
  });
  expect(times).toBe(1);
  expect(await fault({ TableName: 'User' }, count)).toBe(2);
});

test('queues and files fail alike', async () => {
  let times = 0;
  const handle = faultyService(
    { throttle: 0.1, error: 0.1, lost: 0.1, latency: 0 },
    drawn(0, 0.15, 0.25, 0.9),
    async () => ({
      status: 200 + times++,
    }),
  );
  expect([await handle({} as never), await handle({} as never)]).toEqual([{ status: 503 }, { status: 500 }]);
  await expect(handle({} as never)).rejects.toThrow(NoAnswer);
  expect(await handle({} as never)).toEqual({ status: 201 });
});

test('a client whose answers are lost hears it from the next, and the write was made', async () => {
  const draws = [1, 0, 1, 1];
  const dynamo = await createDynamo({
    now: Date.now,
    fault: faultyTables({ throttle: 0, lost: 0.5, latency: 0 }, () => draws.shift()!),
  });
  const server = await serve(dynamo.handle);
  const client = new DynamoDBClient({
    ...{ endpoint: server.origin, region: 'us-east-1' },
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await client.send(
    new CreateTableCommand({
      ...{ TableName: 'User', BillingMode: 'PAY_PER_REQUEST' },
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  );
  const counted = await client.send(
    new UpdateItemCommand({
      ...{ TableName: 'User', Key: { id: { S: 'maya' } }, ReturnValues: 'ALL_NEW' },
      UpdateExpression: 'ADD times :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }),
  );
  expect([counted.$metadata.attempts, counted.Attributes?.['times']]).toEqual([2, { N: '2' }]);
  await server.close();
  await dynamo.close();
});

test('takes as long as it was told', async () => {
  const began = performance.now();
  await faultyTables({ throttle: 0, latency: 30 }, () => 0)({ TableName: 'User' }, done);
  // A timer may fire a moment early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(28);
});

test('a client that tries again gets its answer, one that does not hears that there were too many calls', async () => {
  const draws = [0, 1, 0, 1];
  const dynamo = await createDynamo({
    now: Date.now,
    fault: faultyTables({ throttle: 0.5, latency: 0 }, () => draws.shift()!),
  });
  const server = await serve(dynamo.handle);
  const client = (maxAttempts: number) =>
    new DynamoDBClient({
      ...{ endpoint: server.origin, region: 'us-east-1', maxAttempts },
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
  expect((await client(3).send(new ListTablesCommand({}))).TableNames).toEqual([]);
  await expect(client(1).send(new ListTablesCommand({}))).rejects.toMatchObject(refused);
  await server.close();
  await dynamo.close();
});

test('a table is named as people know it; one that is none is answered with those there are', () => {
  const table = (logicalId: string) => ({ logicalId, physicalName: `Shop-${logicalId}` });
  const deployment = { ofType: () => [table('TablesFinding0A1B2C3D'), table('TablesUser00000000')] } as never;
  const fault = { throttle: 1, latency: 0 };
  expect(faultOf({ ...fault, table: 'Finding' }, deployment).table).toBe('Shop-TablesFinding0A1B2C3D');
  expect(faultOf(fault, deployment)).toEqual(fault);
  expect(() => faultOf({ ...fault, table: 'Findings' }, deployment)).toThrow(
    'There is no table Findings. Tables: Finding, User.',
  );
});

test('is about tables, queues and files, or about what is named', () => {
  const all = ['tables', 'queues', 'files', 'identity', 'mail', 'texts'] as const;
  const about = (fault: object) =>
    all.filter((service) => isAbout({ throttle: 1, latency: 0, ...fault }, service));
  expect(about({})).toEqual(['tables', 'queues', 'files']);
  expect(about({ table: 'Finding' })).toEqual(['tables']);
  expect(about({ services: ['mail', 'texts'] })).toEqual(['mail', 'texts']);
});
