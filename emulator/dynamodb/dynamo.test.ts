import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from './changes.ts';
import { createDynamo, type Dynamo } from './dynamo.ts';
import type { TableProperties } from './tables.ts';

const MINUTE = 60_000;
let time: number;
let dynamo: Dynamo;

const notes: TableProperties = {
  TableName: 'Notes',
  KeySchema: [
    { AttributeName: 'owner', KeyType: 'HASH' },
    { AttributeName: 'id', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: [
    { AttributeName: 'owner', AttributeType: 'S' },
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'at', AttributeType: 'S' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byTime',
      KeySchema: [
        { AttributeName: 'owner', KeyType: 'HASH' },
        { AttributeName: 'at', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  TimeToLiveSpecification: { AttributeName: 'end', Enabled: true },
};
const item = (id: string, more: Record<string, Record<string, unknown>> = {}) => ({
  owner: { S: 'o' },
  id: { S: id },
  ...more,
});
const put = (id: string, more: Record<string, Record<string, unknown>> = {}) =>
  dynamo.call('PutItem', { TableName: 'Notes', Item: item(id, more) });
const get = async (id: string) => (await dynamo.call('GetItem', { TableName: 'Notes', Key: item(id) })).Item;
const byTime = async () =>
  (
    await dynamo.call('Query', {
      TableName: 'Notes',
      IndexName: 'byTime',
      KeyConditionExpression: '#o = :o',
      ExpressionAttributeNames: { '#o': 'owner' },
      ExpressionAttributeValues: { ':o': { S: 'o' } },
    })
  ).Items;
const transact = (TransactItems: object[], more: object = {}) =>
  dynamo.call('TransactWriteItems', { TransactItems, ...more });
const absent = { ConditionExpression: 'attribute_not_exists(id)' };

beforeEach(async () => {
  time = Date.parse('2026-01-01T00:00:00Z');
  dynamo = await createDynamo({ now: () => time });
  await dynamo.ensureTable(notes);
});
afterEach(() => dynamo.close());

describe('transactions', () => {
  test('all or nothing: one failed condition keeps every item away, with a reason for each', async () => {
    await put('old', { text: { S: 'kept' } });
    const attempt = transact([
      { Put: { TableName: 'Notes', Item: item('new') } },
      {
        Put: {
          TableName: 'Notes',
          Item: item('old'),
          ...absent,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
    ]);
    await expect(attempt).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining('[None, ConditionalCheckFailed]'),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: item('old', { text: { S: 'kept' } }) },
      ],
    });
    expect(await get('new')).toBeUndefined();
  });

  test('put, update, delete and check together', async () => {
    await put('a', { n: { N: '1' } });
    await put('b');
    await put('c');
    await transact([
      {
        Update: {
          TableName: 'Notes',
          Key: item('a'),
          UpdateExpression: 'SET n = n + :one, #at = :t',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':one': { N: '1' }, ':t': { S: '1' } },
        },
      },
      { Delete: { TableName: 'Notes', Key: item('b') } },
      { ConditionCheck: { TableName: 'Notes', Key: item('c'), ConditionExpression: 'attribute_exists(id)' } },
      { Put: { TableName: 'Notes', Item: item('d', { at: { S: '0' } }) } },
    ]);
    expect([await get('a'), await get('b'), await get('c')]).toEqual([
      item('a', { n: { N: '2' }, at: { S: '1' } }),
      undefined,
      item('c'),
    ]);
    expect(await byTime()).toEqual([
      item('d', { at: { S: '0' } }),
      item('a', { n: { N: '2' }, at: { S: '1' } }),
    ]);
  });

  test('a token makes a repeat harmless for ten minutes, and refuses other content', async () => {
    const add = (by: string) => [
      {
        Update: {
          TableName: 'Notes',
          Key: item('a'),
          UpdateExpression: 'ADD n :n',
          ExpressionAttributeValues: { ':n': { N: by } },
        },
      },
    ];
    const token = { ClientRequestToken: 't' };
    await transact(add('1'), token);
    await transact(add('1'), token);
    expect(await get('a')).toMatchObject({ n: { N: '1' } });
    await expect(transact(add('2'), token)).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    time += 10 * MINUTE;
    await transact(add('1'), token);
    expect(await get('a')).toMatchObject({ n: { N: '2' } });
  });

  test.each([
    ['no items', [], 'ValidationException'],
    [
      '101 items',
      Array.from({ length: 101 }, (_, i) => ({ Put: { TableName: 'Notes', Item: item(`${i}`) } })),
      'ValidationException',
    ],
    [
      'one item twice',
      [{ Put: { TableName: 'Notes', Item: item('a') } }, { Delete: { TableName: 'Notes', Key: item('a') } }],
      'ValidationException',
    ],
    ['two verbs', [{ Put: { TableName: 'Notes', Item: item('a') }, Delete: {} }], 'ValidationException'],
    ['an unknown verb', [{ constructor: {} }], 'ValidationException'],
    ['an unknown table', [{ Put: { TableName: 'Nothing', Item: item('a') } }], 'ResourceNotFoundException'],
    [
      'a wrong key',
      [{ Delete: { TableName: 'Notes', Key: { owner: { S: 'o' } } } }],
      'TransactionCanceledException',
    ],
    [
      'an update of a text by a number',
      [
        {
          Update: {
            TableName: 'Notes',
            Key: item('text'),
            UpdateExpression: 'SET t = t + :n',
            ExpressionAttributeValues: { ':n': { N: '1' } },
          },
        },
      ],
      'TransactionCanceledException',
    ],
  ])('%s is refused', async (_, items, name) => {
    await put('text', { t: { S: 'x' } });
    await expect(transact(items)).rejects.toMatchObject({ name });
    expect(await get('a')).toBeUndefined();
  });

  test('gets are of one moment and keep their places', async () => {
    await put('a');
    const { Responses } = await dynamo.call('TransactGetItems', {
      TransactItems: ['a', 'b'].map((id) => ({ Get: { TableName: 'Notes', Key: item(id) } })),
    });
    expect(Responses).toEqual([{ Item: item('a') }, {}]);
  });
});

test('a failed condition returns the old item when asked', async () => {
  await put('a', { text: { S: 'first' } });
  const attempt = (more: object) =>
    dynamo.call('PutItem', { TableName: 'Notes', Item: item('a'), ...absent, ...more });
  await expect(attempt({ ReturnValuesOnConditionCheckFailure: 'ALL_OLD' })).rejects.toMatchObject({
    name: 'ConditionalCheckFailedException',
    Item: item('a', { text: { S: 'first' } }),
  });
  await expect(attempt({})).rejects.not.toHaveProperty('Item');
});

test('an empty text in an index key is refused, alone, in a batch and in a transaction', async () => {
  const bad = item('a', { at: { S: '' } });
  const refused = { name: 'ValidationException', message: expect.stringContaining('IndexName: byTime') };
  await expect(put('a', { at: { S: '' } })).rejects.toMatchObject(refused);
  await expect(
    dynamo.call('BatchWriteItem', { RequestItems: { Notes: [{ PutRequest: { Item: bad } }] } }),
  ).rejects.toMatchObject(refused);
  await expect(transact([{ Put: { TableName: 'Notes', Item: bad } }])).rejects.toMatchObject(refused);
  expect(await get('a')).toBeUndefined();
});

describe('streams', () => {
  test('changes come in order, in the log and to listeners; what changes nothing is silent', async () => {
    const heard: [string, Change][] = [];
    dynamo.onChange((table, change) => heard.push([table, change]));
    await put('a', { n: { N: '1' } });
    await put('a', { n: { N: '1' } });
    await put('a', { n: { N: '2' } });
    await transact([
      { Delete: { TableName: 'Notes', Key: item('a') } },
      { Put: { TableName: 'Notes', Item: item('b') } },
    ]);
    const pending = await dynamo.pendingChanges('Notes');
    expect(pending).toEqual(heard.map(([, change]) => change));
    const [one, two] = ['1', '2'].map((n) => item('a', { n: { N: n } }));
    expect(pending.map(({ eventName, NewImage, OldImage }) => [eventName, OldImage, NewImage])).toEqual([
      ['INSERT', undefined, one],
      ['MODIFY', one, two],
      ['REMOVE', two, undefined],
      ['INSERT', undefined, item('b')],
    ]);
    expect(pending.map(({ Keys }) => Keys)).toEqual(['a', 'a', 'a', 'b'].map((id) => item(id)));
    expect(await dynamo.pendingChanges('Notes', pending[1]!.sequence, 1)).toEqual([pending[2]]);
    await dynamo.checkpoint('Notes', pending[1]!.sequence);
    expect(await dynamo.pendingChanges('Notes')).toEqual(pending.slice(2));
  });

  test('a listener that fails does not make the write fail', async () => {
    dynamo.onChange(() => {
      throw new Error('expected in this test');
    });
    await put('a');
    expect(await get('a')).toEqual(item('a'));
  });

  test('a table without a stream keeps no log', async () => {
    await dynamo.ensureTable({ ...notes, TableName: 'Silent', StreamSpecification: undefined } as never);
    await dynamo.call('PutItem', { TableName: 'Silent', Item: item('a') });
    expect(await dynamo.pendingChanges('Silent')).toEqual([]);
  });
});

test('the sweep deletes what is over, says so in the stream, and forgets day-old changes', async () => {
  const end = (milliseconds: number) => ({ end: { N: String(Math.floor(milliseconds / 1000)) } });
  await put('over', end(time - 1000));
  await put('ancient', end(time - 6 * 365 * 86_400_000));
  await put('later', end(time + 60_000));
  await put('text', { end: { S: '1' } });
  expect(await dynamo.sweep(time)).toBe(1);
  expect(await Promise.all(['over', 'ancient', 'later', 'text'].map(get))).toEqual([
    undefined,
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ]);
  const last = (await dynamo.pendingChanges('Notes')).at(-1);
  expect(last).toMatchObject({ eventName: 'REMOVE', userIdentity: { type: 'Service' } });
  time += 25 * 3_600_000;
  await dynamo.sweep(time);
  expect((await dynamo.pendingChanges('Notes')).map((change) => change.eventName)).toEqual(['REMOVE']);
  expect(await dynamo.call('DescribeTimeToLive', { TableName: 'Notes' })).toEqual({
    TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED', AttributeName: 'end' },
  });
});

test('closing in the middle of a sweep ends it quietly', async () => {
  const other = await createDynamo({ now: () => time });
  await other.ensureTable(notes);
  for (let i = 0; i < 20; i++)
    await other.call('PutItem', {
      TableName: 'Notes',
      Item: item(`${i}`, { end: { N: String(time / 1000) } }),
    });
  const sweeping = other.sweep(time);
  await other.close();
  expect(await sweeping).toBeLessThan(20);
  expect(await other.sweep(time)).toBe(0);
});

describe('ensureTable', () => {
  test('a second time does nothing', async () => {
    expect(await dynamo.ensureTable(notes)).toEqual({
      arn: 'arn:aws:dynamodb:us-east-1:000000000000:table/Notes',
      streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/Notes/stream/local',
      changes: [],
    });
  });

  test('adds, rebuilds and removes indexes with the items already there', async () => {
    const bare = {
      ...notes,
      AttributeDefinitions: notes.AttributeDefinitions.slice(0, 2),
      GlobalSecondaryIndexes: undefined,
    };
    expect((await dynamo.ensureTable(bare as never)).changes).toEqual(['index byTime of Notes removed']);
    await put('a', { at: { S: '2' }, text: { S: 'x' } });
    await put('b', { at: { S: '1' } });
    expect((await dynamo.ensureTable(notes)).changes).toEqual(['index byTime of Notes added (2 items)']);
    expect(await byTime()).toMatchObject([{ id: { S: 'b' } }, { id: { S: 'a' } }]);
    const keysOnly = structuredClone(notes);
    keysOnly.GlobalSecondaryIndexes![0]!.Projection = { ProjectionType: 'KEYS_ONLY' };
    expect((await dynamo.ensureTable(keysOnly)).changes).toEqual(['index byTime of Notes rebuilt (2 items)']);
    expect(await byTime()).toEqual([item('b', { at: { S: '1' } }), item('a', { at: { S: '2' } })]);
  });

  test('a table with provisioned throughput, as the CDK makes one by default, has no limits here', async () => {
    const capacity = { ProvisionedThroughput: { ReadCapacityUnits: 5, WriteCapacityUnits: 5 } };
    const GlobalSecondaryIndexes = notes.GlobalSecondaryIndexes!.map((index) => ({ ...index, ...capacity }));
    const provisioned = {
      ...{ ...notes, ...capacity, GlobalSecondaryIndexes },
      TableName: 'Slow',
      BillingMode: 'PROVISIONED',
    };
    expect((await dynamo.ensureTable(provisioned)).changes).toContain('made Slow');
    expect((await dynamo.ensureTable(provisioned)).changes).toEqual([]);
    const both = { ...provisioned, TableName: 'Both', BillingMode: 'PAY_PER_REQUEST' };
    await expect(dynamo.ensureTable(both)).rejects.toThrow('when BillingMode is PAY_PER_REQUEST');
  });

  test('refuses another key and an unknown property, by name', async () => {
    const keyed = { ...notes, KeySchema: notes.KeySchema.slice(0, 1) };
    await expect(dynamo.ensureTable(keyed)).rejects.toThrow(/Notes is stored with the key owner S \+ id S/);
    await expect(dynamo.ensureTable({ ...notes, ImportSourceSpecification: {} })).rejects.toThrow(
      /ImportSourceSpecification/,
    );
  });

  test('a deleted table leaves nothing behind', async () => {
    await put('a', { at: { S: '1' } });
    await dynamo.call('DeleteTable', { TableName: 'Notes' });
    await expect(get('a')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await dynamo.ensureTable(notes);
    expect([await get('a'), await byTime(), await dynamo.pendingChanges('Notes')]).toEqual([
      undefined,
      [],
      [],
    ]);
  });
});
