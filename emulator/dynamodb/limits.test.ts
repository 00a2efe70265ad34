import { beforeEach, describe, expect, test } from 'vitest';
import { createDynamo, type Dynamo } from './dynamo.ts';

const TableName = 'Notes';
let dynamo: Dynamo;
beforeEach(async () => {
  dynamo = await createDynamo({ now: () => 0 });
  await dynamo.ensureTable({
    TableName,
    KeySchema: [
      { AttributeName: 'owner', KeyType: 'HASH' },
      { AttributeName: 'id', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['owner', 'id', 'kind', 'at'].map((AttributeName) => ({
      ...{ AttributeName, AttributeType: 'S' },
    })),
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byKind',
        KeySchema: [
          { AttributeName: 'kind', KeyType: 'HASH' },
          { AttributeName: 'at', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  });
});

type Item = Record<string, object>;
const key = (id: string) => ({ owner: { S: 'o' }, id: { S: id } });
const put = (more: Item) =>
  dynamo.call('PutItem', { TableName, Item: { ...key('a'), ...more } }).then(
    () => 'kept',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const text = (bytes: number) => ({ S: 'é'.repeat(bytes / 2) });
const hashTooLong =
  'ValidationException: One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes';
const rangeTooLong =
  'ValidationException: One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes';

describe('keys have a largest size in bytes', () => {
  test.each([
    ['of the table', 'owner', 2048, hashTooLong],
    ['of the table, second part', 'id', 1024, rangeTooLong],
    ['of an index', 'kind', 2048, hashTooLong],
    ['of an index, second part', 'at', 1024, rangeTooLong],
  ])('%s', async (_, name, most, refusal) => {
    expect(await put({ kind: { S: 'k' }, at: { S: '1' }, [name]: text(most) })).toBe('kept');
    expect(await put({ kind: { S: 'k' }, at: { S: '1' }, [name]: text(most + 2) })).toBe(refusal);
  });
});

test('values lie 32 levels deep at most', async () => {
  const nested = (levels: number): object => (levels === 0 ? { S: 'x' } : { M: { in: nested(levels - 1) } });
  expect(await put({ deep: nested(32) })).toBe('kept');
  expect(await put({ deep: nested(33) })).toBe(
    'ValidationException: Nesting Levels have exceeded supported limits',
  );
  expect(await put({ deep: { L: [nested(32)] } })).toContain('Nesting Levels');
});

test.each(['ConditionExpression', 'UpdateExpression'])('an %s has 4 KB at most', async (name) => {
  const update = (bytes: number) => {
    const start = name === 'UpdateExpression' ? 'SET #a = :a' : 'attribute_not_exists(#a)';
    return dynamo.call('UpdateItem', {
      ...{ TableName, Key: key('b') },
      ...{ UpdateExpression: 'SET #a = :a', [name]: start.padEnd(bytes) },
      ...{ ExpressionAttributeNames: { '#a': 'a' }, ExpressionAttributeValues: { ':a': { S: '1' } } },
    });
  };
  await update(4096);
  await expect(update(4097)).rejects.toMatchObject({
    name: 'ValidationException',
    message: `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: 4097`,
  });
});

describe('a transaction', () => {
  const puts = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, n) => ({
      Put: { TableName, Item: { ...key(`t${n}`), body: { S: 'x'.repeat(bytes) } } },
    }));
  const write = (TransactItems: object[]) => dynamo.call('TransactWriteItems', { TransactItems });

  test('carries 4 MB, written or read', async () => {
    await write(puts(10, 390_000));
    await expect(write(puts(11, 390_000))).rejects.toMatchObject({ name: 'ValidationException' });
    const TransactItems = Array.from({ length: 11 }, (_, n) => ({ Get: { TableName, Key: key(`t${n}`) } }));
    expect((await dynamo.call('TransactGetItems', { TransactItems })).Responses).toHaveLength(11);
    await write(puts(11, 390_000).slice(10));
    await expect(dynamo.call('TransactGetItems', { TransactItems })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  test('has a hundred items', async () => {
    await write(puts(100, 1));
    await expect(write(puts(101, 1))).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

test('an item has 400 KB at most', async () => {
  const most = 400 * 1024 - 'owneroidabody'.length;
  expect(await put({ body: { S: 'x'.repeat(most) } })).toBe('kept');
  expect(await put({ body: { S: 'x'.repeat(most + 1) } })).toBe(
    'ValidationException: Item size has exceeded the maximum allowed size',
  );
});
