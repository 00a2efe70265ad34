import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDynamo, type Dynamo } from './dynamo.ts';
import { crashTable } from './crash-table.ts';

let dynamo: Dynamo;
const TableName = crashTable.TableName;
const Key = { id: { S: 'a' } };
const names = { '#n': 'n' };
const values = { ':v': { N: '1' } };

/** One good input an operation; the test breaks them. */
const good: Record<string, unknown> = {
  GetItem: { TableName, Key, ProjectionExpression: '#n[0].m', ExpressionAttributeNames: names },
  PutItem: {
    TableName,
    Item: { ...Key, n: { L: [{ M: { m: { NS: ['1'] } } }] } },
    ConditionExpression: 'attribute_not_exists(id)',
  },
  UpdateItem: {
    TableName,
    Key,
    UpdateExpression: 'SET #n = if_not_exists(#n, :v) + :v REMOVE gone ADD plus :v',
    ConditionExpression: 'size(id) > :v AND NOT contains(id, :v)',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
    ReturnValues: 'ALL_NEW',
  },
  DeleteItem: { TableName, Key, ReturnValues: 'ALL_OLD', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
  Query: {
    TableName,
    IndexName: 'bySide',
    KeyConditionExpression: 'side = :v',
    FilterExpression: '#n BETWEEN :v AND :v',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':v': { S: 'left' } },
    Limit: 3,
    ExclusiveStartKey: { id: { S: 'a' }, side: { S: 'left' } },
  },
  Scan: { TableName, Segment: 0, TotalSegments: 2, Select: 'COUNT' },
  BatchGetItem: { RequestItems: { [TableName]: { Keys: [Key] } } },
  BatchWriteItem: {
    RequestItems: {
      [TableName]: [{ PutRequest: { Item: Key } }, { DeleteRequest: { Key: { id: { S: 'b' } } } }],
    },
  },
  TransactWriteItems: {
    ClientRequestToken: 't',
    TransactItems: [
      { Put: { TableName, Item: Key } },
      {
        Update: {
          TableName,
          Key: { id: { S: 'b' } },
          UpdateExpression: 'SET x = :v',
          ExpressionAttributeValues: values,
        },
      },
      { ConditionCheck: { TableName, Key: { id: { S: 'c' } }, ConditionExpression: 'attribute_exists(id)' } },
    ],
  },
  TransactGetItems: { TransactItems: [{ Get: { TableName, Key } }] },
  UpdateTimeToLive: { TableName, TimeToLiveSpecification: { Enabled: true, AttributeName: 'end' } },
  DescribeTimeToLive: { TableName },
  DescribeTable: { TableName },
  CreateTable: { ...crashTable, TableName: 'Other' },
  DeleteTable: { TableName: 'Other' },
  ListTables: { Limit: 1, ExclusiveStartTableName: 'A' },
};

beforeAll(async () => {
  dynamo = await createDynamo({ now: () => 0 });
  await dynamo.ensureTable(crashTable);
});
afterAll(() => dynamo.close());
afterEach(() => void vi.restoreAllMocks());

const post = async (operation: string, body: unknown) => {
  const reply = await dynamo.handle({
    method: 'POST',
    url: new URL('http://localhost:1/dynamodb'),
    headers: {
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
    },
    body: Buffer.from(JSON.stringify(body) ?? ''),
  });
  return reply;
};

/** Every place in a JSON value, as a path. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

function replaced(value: unknown, path: string[], by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  const inner = replaced(copy[name], rest, by);
  if (inner === undefined) delete copy[name];
  else copy[name] = inner;
  return copy;
}

const junk = fc.oneof(
  fc.constantFrom(
    ...[
      undefined,
      null,
      '',
      0,
      -1,
      1e308,
      true,
      [],
      {},
      [null],
      { S: null },
      { M: { '': {} } },
      { L: [null] },
      { NS: [] },
    ],
    ...[
      '#n',
      ':v',
      'a.b[0]',
      '((',
      'SET a = :v',
      'size(',
      'Pairs',
      'Nothing',
      '__proto__',
      { __proto__: 1 },
      { N: 'x' },
      { B: '=' },
    ],
  ),
  fc.string({ maxLength: 8 }),
  fc.jsonValue({ maxDepth: 3 }),
);

test.each(Object.keys(good))('%s answers any input with success or a named 400', async (operation) => {
  const defects: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...told) => void defects.push(told));
  const paths = places(good[operation]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(paths.length - 1), junk), { minLength: 0, maxLength: 2 }),
      async (edits) => {
        const input = edits.reduce((value, [at, by]) => {
          try {
            return replaced(value, paths[at]!, by);
          } catch {
            return value; // the place went with an earlier edit
          }
        }, good[operation]);
        const reply = await post(operation, input);
        expect(defects.splice(0)).toEqual([]);
        expect(reply.status === 200 || reply.status === 400).toBe(true);
        if (reply.status === 400)
          expect(JSON.parse(String(reply.body))).toMatchObject({ __type: expect.stringMatching(/#\w+$/) });
      },
    ),
    { numRuns: 250, seed: 20261120 },
  );
});
