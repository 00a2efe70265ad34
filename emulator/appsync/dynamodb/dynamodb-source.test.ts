import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dynamo } from '../../dynamodb/dynamo.ts';
import { dynamodbHelpers as helpers } from './dynamodb-helpers.ts';
import { type DynamoRequest, runDynamoRequest } from './dynamodb-source.ts';
import { newsroomTables } from '../in-test/newsroom.ts';

let dynamo: Dynamo;
const run = (request: object, table = 'Notes') => runDynamoRequest(dynamo, table, request as DynamoRequest);
const key = { id: '1' };

beforeAll(async () => {
  dynamo = await newsroomTables(() => 0);
});
afterAll(() => dynamo.close());

test('put, get, update, delete: each gives what AppSync gives', async () => {
  expect(await run(helpers.put({ key, item: { name: 'M', n: 1, list: ['a'], none: null } }))).toEqual({
    id: '1',
    name: 'M',
    n: 1,
    list: ['a'],
    none: null,
  });
  const { operations } = helpers;
  const update = {
    n: operations.increment(4),
    list: operations.append(['b']),
    none: operations.remove(),
    name: undefined,
  };
  expect(await run(helpers.update({ key, update }))).toEqual({ id: '1', name: 'M', n: 5, list: ['a', 'b'] });
  expect(await run(helpers.get({ key }))).toEqual({ id: '1', name: 'M', n: 5, list: ['a', 'b'] });
  expect(await run(helpers.remove({ key }))).toEqual({ id: '1', name: 'M', n: 5, list: ['a', 'b'] });
  expect(await run(helpers.get({ key }))).toBeNull();
});

describe('a condition that does not hold', () => {
  const absent = { id: { attributeExists: false } };

  test('is an error with the item as it is', async () => {
    await run(helpers.put({ key, item: { name: 'M' } }));
    await expect(run(helpers.put({ key, item: { name: 'other' }, condition: absent }))).rejects.toMatchObject(
      {
        errorType: 'DynamoDB:ConditionalCheckFailedException',
        data: { id: '1', name: 'M' },
      },
    );
  });

  test('is success where the item already is as wanted', async () => {
    await run(helpers.put({ key, item: { name: 'M' } }));
    expect(await run(helpers.put({ key, item: { name: 'M' }, condition: absent }))).toEqual({
      id: '1',
      name: 'M',
    });
    expect(await run(helpers.remove({ key: { id: 'nobody' }, condition: { id: { eq: 'x' } } }))).toBeNull();
  });
});

test('a query gives pages; a token that is none is refused', async () => {
  for (const peerId of ['a', 'b', 'c'])
    await run(helpers.put({ key: { userId: 'm', peerId }, item: { status: 'ACCEPTED' } }), 'Shares');
  const query = { query: { userId: { eq: 'm' } }, limit: 2 };
  const first = (await run(helpers.query(query), 'Shares')) as { items: object[]; nextToken: string };
  expect(first.items).toMatchObject([{ peerId: 'a' }, { peerId: 'b' }]);
  expect(await run(helpers.query({ ...query, nextToken: first.nextToken }), 'Shares')).toMatchObject({
    items: [{ peerId: 'c' }],
    nextToken: null,
  });
  await expect(run(helpers.query({ ...query, nextToken: '{' }), 'Shares')).rejects.toMatchObject({
    errorType: 'BadRequest',
  });
});

test('a scan is refused by name', async () => {
  await expect(run({ operation: 'Scan' })).rejects.toThrow('Scan');
});
