import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { serve } from '../host/serve.ts';
import { createDynamo } from '../dynamodb/dynamo.ts';
import { faultOf } from './fault-of.ts';
import { faultBefore } from './faults.ts';

const drawn = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 1;
};
const refused = { name: 'ProvisionedThroughputExceededException' };

test('refuses that share of calls, and lets the others through', async () => {
  const fault = faultBefore({ throttle: 0.2, latency: 0 }, drawn(0.19, 0.2));
  await expect(fault({ TableName: 'User' })).rejects.toMatchObject(refused);
  await fault({ TableName: 'User' });
});

test.each([
  ['its own calls', { TableName: 'Finding' }],
  ['a batch', { RequestItems: { User: {}, Finding: {} } }],
  [
    'a transaction',
    { TransactItems: [{ Put: { TableName: 'User' } }, { Update: { TableName: 'Finding' } }] },
  ],
])('of one table: %s, and no other', async (_, input) => {
  const fault = faultBefore({ throttle: 1, latency: 0, table: 'Finding' }, () => 0);
  await expect(fault(input)).rejects.toMatchObject(refused);
  await fault({ TableName: 'User' });
  await fault({ TransactItems: [{ Put: { TableName: 'User' } }] });
});

test('takes as long as it was told', async () => {
  const began = performance.now();
  await faultBefore({ throttle: 0, latency: 30 }, () => 0)({ TableName: 'User' });
  // A timer may fire a moment early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(28);
});

test('a client that tries again gets its answer, one that does not hears that there were too many calls', async () => {
  const draws = [0, 1, 0, 1];
  const dynamo = await createDynamo({
    now: Date.now,
    fault: faultBefore({ throttle: 0.5, latency: 0 }, () => draws.shift()!),
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
