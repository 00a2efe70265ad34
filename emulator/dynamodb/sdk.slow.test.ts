import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../host/serve.ts';
import { createDynamo, type Dynamo } from './dynamo.ts';
import { seededPause } from './seeded-pause.ts';

// The same questions can be put to another DynamoDB: DYNAMODB_ENDPOINT=http://127.0.0.1:8000 (Amazon's DynamoDB Local).
const other = process.env.DYNAMODB_ENDPOINT;
const SEED = 20261120;
const TableName = `Things-${process.pid}`;
let client: DynamoDBClient;
let dynamo: Dynamo | undefined;
let stop = async () => {};

beforeAll(async () => {
  let endpoint = other;
  if (!endpoint) {
    dynamo = await createDynamo({ now: Date.now, pause: seededPause(SEED) });
    const server = await serve(dynamo.handle);
    endpoint = `${server.origin}/dynamodb`;
    stop = async () => {
      await server.close();
      await dynamo!.close();
    };
  }
  client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'owner', KeyType: 'HASH' },
        { AttributeName: 'id', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['owner', 'id', 'at'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
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
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1, maxDelay: 1 }, { TableName });
});

afterAll(async () => {
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
  await stop();
});

type Item = Record<string, AttributeValue>;
const key = (owner: string, id: string): Item => ({ owner: { S: owner }, id: { S: id } });
const put = (owner: string, id: string, more: Item = {}) =>
  client.send(new PutItemCommand({ TableName, Item: { ...key(owner, id), ...more } }));
const get = async (owner: string, id: string) =>
  (await client.send(new GetItemCommand({ TableName, Key: key(owner, id), ConsistentRead: true }))).Item;
const failure = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error as Error | undefined;
};

describe('conditions', () => {
  test('a put on an existing item fails and returns it', async () => {
    await put('c', '1', { text: { S: 'first' } });
    const error = await failure(
      client.send(
        new PutItemCommand({
          TableName,
          Item: key('c', '1'),
          ConditionExpression: 'attribute_not_exists(id)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    );
    expect(error).toBeInstanceOf(ConditionalCheckFailedException);
    expect((error as ConditionalCheckFailedException).Item).toEqual({
      ...key('c', '1'),
      text: { S: 'first' },
    });
  });

  test('a version check lets one of two edits through', async () => {
    await put('c', '2', { version: { N: '1' } });
    const edit = () =>
      client.send(
        new UpdateItemCommand({
          TableName,
          Key: key('c', '2'),
          UpdateExpression: 'SET version = version + :one',
          ConditionExpression: 'version = :was',
          ExpressionAttributeValues: { ':one': { N: '1' }, ':was': { N: '1' } },
          ReturnValues: 'ALL_NEW',
        }),
      );
    const results = await Promise.allSettled([edit(), edit()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get('c', '2')).toMatchObject({ version: { N: '2' } });
  });

  test('lists, maps, sets and numbers come back as they went', async () => {
    const rich: Item = {
      l: { L: [{ S: 'a' }, { NULL: true }, { BOOL: false }, { M: {} }] },
      m: { M: { deep: { M: { b: { B: new Uint8Array([0, 255]) } } } } },
      ns: { NS: ['1.5', '-2'] },
      n: { N: '12345678901234567890.123456789' },
      empty: { S: '' },
    };
    await put('c', '3', rich);
    const found = await get('c', '3');
    expect({ ...found, ns: { NS: found!.ns!.NS!.sort() } }).toEqual({
      ...key('c', '3'),
      ...rich,
      ns: { NS: ['-2', '1.5'] },
    });
  });
});

describe('an index', () => {
  test('is read in order, by pages, both ways; an item without the key is not in it', async () => {
    const items = Array.from({ length: 25 }, (_, i) => ({
      PutRequest: { Item: { ...key('q', `${i}`), at: { S: String(i).padStart(3, '0') } } },
    }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: items } }));
    await put('q', 'none');
    const read = async (ScanIndexForward: boolean) => {
      const found: string[] = [];
      let start: Item | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            IndexName: 'byTime',
            KeyConditionExpression: '#o = :o AND #at BETWEEN :from AND :to',
            ExpressionAttributeNames: { '#o': 'owner', '#at': 'at' },
            ExpressionAttributeValues: { ':o': { S: 'q' }, ':from': { S: '003' }, ':to': { S: '020' } },
            Limit: 7,
            ScanIndexForward,
            ExclusiveStartKey: start,
          }),
        );
        found.push(...page.Items!.map((item) => item.id!.S!));
        start = page.LastEvaluatedKey;
      } while (start);
      return found;
    };
    const expected = Array.from({ length: 18 }, (_, i) => String(i + 3));
    expect(await read(true)).toEqual(expected);
    expect(await read(false)).toEqual(expected.toReversed());
  });

  test('refuses an empty key', async () => {
    expect((await failure(put('q', 'x', { at: { S: '' } })))?.name).toBe('ValidationException');
  });
});

describe('transactions', () => {
  const write = (TransactItems: object[], token?: string) =>
    client.send(
      new TransactWriteItemsCommand({ TransactItems, ...(token && { ClientRequestToken: token }) }),
    );

  test('one failed check keeps all away, with reasons and the old item', async () => {
    await put('t', 'there');
    const error = await failure(
      write([
        { Put: { TableName, Item: key('t', 'new') } },
        {
          ConditionCheck: {
            TableName,
            Key: key('t', 'there'),
            ConditionExpression: 'attribute_not_exists(id)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ]),
    );
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect((error as TransactionCanceledException).CancellationReasons).toMatchObject([
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Item: key('t', 'there') },
    ]);
    expect(await get('t', 'new')).toBeUndefined();
  });

  test('a key of another type is a reason; an empty key or one item twice refuses the whole request', async () => {
    const typed = await failure(write([{ Delete: { TableName, Key: { ...key('t', ''), id: { N: '1' } } } }]));
    const empty = await failure(write([{ Delete: { TableName, Key: key('t', '') } }]));
    const twice = await failure(
      write([{ Put: { TableName, Item: key('t', '2') } }, { Delete: { TableName, Key: key('t', '2') } }]),
    );
    expect([empty?.name, twice?.name]).toEqual(['ValidationException', 'ValidationException']);
    // AWS answers so; Amazon's own local program does not.
    if (!other)
      expect((typed as TransactionCanceledException).CancellationReasons).toMatchObject([
        { Code: 'ValidationError', Message: 'The provided key element does not match the schema' },
      ]);
  });

  test('a repeated token does nothing, with other content it is refused', async () => {
    const add = (by: string) => [
      {
        Update: {
          TableName,
          Key: key('t', 'token'),
          UpdateExpression: 'ADD n :n',
          ExpressionAttributeValues: { ':n': { N: by } },
        },
      },
    ];
    const token = `token-${process.pid}-${Date.now()}`;
    await write(add('1'), token);
    await write(add('1'), token);
    expect((await failure(write(add('2'), token)))?.name).toBe('IdempotentParameterMismatchException');
    const { Responses } = await client.send(
      new TransactGetItemsCommand({
        TransactItems: ['token', 'absent'].map((id) => ({ Get: { TableName, Key: key('t', id) } })),
      }),
    );
    expect(Responses!.map(({ Item: item }) => item?.n?.N)).toEqual(['1', undefined]);
  });

  test('200 people race for 50 seats: 50 get one, the count is 50', async () => {
    await put('seats', 'business', { used: { N: '0' }, total: { N: '50' } });
    const take = (i: number) =>
      write(
        [
          {
            Update: {
              TableName,
              Key: key('seats', 'business'),
              UpdateExpression: 'SET used = used + :one',
              ConditionExpression: 'used < #total',
              ExpressionAttributeNames: { '#total': 'total' },
              ExpressionAttributeValues: { ':one': { N: '1' } },
            },
          },
          {
            Put: { TableName, Item: key('member', `${i}`), ConditionExpression: 'attribute_not_exists(id)' },
          },
        ],
        `seat-${process.pid}-${i}`,
      );
    // Amazon's engine also answers TransactionConflict to racers; like the product, ask again.
    const persist = async (i: number): Promise<boolean> => {
      for (;;) {
        const error = await failure(take(i));
        if (!error) return true;
        const reasons = (error as TransactionCanceledException).CancellationReasons ?? [];
        if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false;
        if (!reasons.some(({ Code }) => Code === 'TransactionConflict')) throw error;
      }
    };
    const seats = await Promise.all(Array.from({ length: 200 }, (_, i) => persist(i)));
    const members = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#o = :o',
        ExpressionAttributeNames: { '#o': 'owner' },
        ExpressionAttributeValues: { ':o': { S: 'member' } },
        ConsistentRead: true,
      }),
    );
    expect(seats.filter(Boolean)).toHaveLength(50);
    expect(members.Items!.map((item) => Number(item.id!.S)).sort((a, b) => a - b)).toEqual(
      seats.flatMap((seated, i) => (seated ? [i] : [])),
    );
    expect(await get('seats', 'business')).toMatchObject({ used: { N: '50' } });
  });
});

test('time to live can be set and read', async () => {
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'end' };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'end' });
});

test('a table that is not there is named', async () => {
  const error = await failure(client.send(new DescribeTableCommand({ TableName: 'Nothing' })));
  expect(error?.name).toBe('ResourceNotFoundException');
});

describe.skipIf(other)('the wire', () => {
  const post = async (headers: Record<string, string>, body: string) => {
    const reply = await dynamo!.handle({
      method: 'POST',
      url: new URL('http://localhost:1/dynamodb'),
      headers,
      body: Buffer.from(body),
    });
    return [reply.status, (JSON.parse(String(reply.body)) as { __type: string }).__type.replace(/.*#/, '')];
  };
  const signed = {
    'x-amz-target': 'DynamoDB_20120810.ListTables',
    'x-amz-date': '20260101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
  };

  test.each([
    ['no signature', { authorization: undefined }, '{}', 'MissingAuthenticationTokenException'],
    [
      'half a signature',
      { authorization: 'AWS4-HMAC-SHA256 Credential=a' },
      '{}',
      'IncompleteSignatureException',
    ],
    ['no operation', { 'x-amz-target': '' }, '{}', 'UnknownOperationException'],
    [
      'an unknown operation',
      { 'x-amz-target': 'DynamoDB_20120810.toString' },
      '{}',
      'UnknownOperationException',
    ],
    ['null', {}, 'null', 'SerializationException'],
    ['half a JSON', {}, '{', 'SerializationException'],
    ['a wrong type', {}, '{"Limit":"x"}', 'SerializationException'],
  ])('%s is answered with 400', async (_, headers, body, name) => {
    const sent = Object.entries({ ...signed, ...headers }).filter(([, value]) => value !== undefined);
    expect(await post(Object.fromEntries(sent) as Record<string, string>, body)).toEqual([400, name]);
  });
});
