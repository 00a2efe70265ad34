import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dynamo } from '../local/services/dynamodb/dynamo.ts';
import { productTables } from '../local/services/appsync/product-tables.ts';
import { callResolver } from '../local/services/appsync/resolver-harness.ts';

let dynamo: Dynamo;
const store = (TableName: string, item: object) =>
  dynamo.call('PutItem', { TableName, Item: marshall(item) });

beforeAll(async () => {
  dynamo = await productTables(() => 0);
  for (const [table, key] of [
    ['EmailInventory', 'emailAddress'],
    ['PhoneInventory', 'phoneNumber'],
  ] as const)
    for (const [value, id, type] of [
      ['first', 'maya', 'PRIMARY'],
      ['second', 'maya', 'SECONDARY'],
      ['toms', 'tom', 'SECONDARY'],
    ] as const)
      await store(table, { [key]: value, id, type });
});
afterAll(() => dynamo.close());

describe.each([
  ['Mutation.deleteEmailInventory', 'emailAddress'],
  ['Mutation.deletePhoneInventory', 'phoneNumber'],
])('%s', (name, key) => {
  const remove = (value: string) => callResolver(name, { args: { input: { [key]: value } }, dynamo });
  const refusal = {
    errorType: 'Unauthorized',
    message: `Not Authorized to access ${name.split('.')[1]} on type Mutation`,
  };

  test('gives up an own second address, and gives it back as it was', async () => {
    expect(await remove('second')).toEqual({ [key]: 'second', id: 'maya', type: 'SECONDARY' });
  });

  test('keeps the primary one, and says why', async () => {
    await expect(remove('first')).rejects.toMatchObject({ errorType: 'CONFLICT' });
  });

  test("refuses somebody else's and one that nobody has in the same words", async () => {
    await expect(remove('toms')).rejects.toMatchObject(refusal);
    await expect(remove('nobodys')).rejects.toMatchObject(refusal);
    expect(await remove('toms').catch((error) => error)).toEqual(
      await remove('nobodys').catch((error) => error),
    );
  });
});

describe.each([
  'createUser',
  'updateUser',
  'createEmailInventory',
  'updateEmailInventory',
  'updateBusiness',
  'deleteBusinessAccountUsers',
])('Mutation.%s', (field) => {
  const call = (lambda: (event: unknown) => unknown) =>
    callResolver(`Mutation.${field}`, { args: { input: { id: 'x' } }, lambda });

  test('hands over field, arguments, caller and token', async () => {
    const events: unknown[] = [];
    const value = await call((event) => {
      events.push(event);
      return { value: { id: 'x' } };
    });
    expect(value).toEqual({ id: 'x' });
    expect(events).toEqual([
      {
        field,
        arguments: { input: { id: 'x' } },
        identity: { sub: 'maya', username: 'maya', groups: null, claims: { sub: 'maya' } },
        authorization: 'token-of-maya',
      },
    ]);
  });

  test('shows a refusal as it is, and of a failure nothing', async () => {
    await expect(
      call(() => ({ error: { code: 'FORBIDDEN', message: 'Only you may.' } })),
    ).rejects.toMatchObject({
      errorType: 'FORBIDDEN',
      message: 'Only you may.',
    });
    const failed = call(() => {
      throw new Error('ECONNREFUSED 10.0.0.7');
    });
    await expect(failed).rejects.toMatchObject({ errorType: 'INTERNAL' });
    await expect(failed).rejects.not.toThrow('10.0.0.7');
  });
});

test.each(['publishNotification', 'publishScanProgress'])(
  'Mutation.%s passes on what it is given',
  async (field) => {
    const input = { userId: 'maya', id: 'n' };
    expect(await callResolver(`Mutation.${field}`, { args: { input } })).toEqual(input);
  },
);

test.each(['onNotification', 'onScanProgress'])(
  'Subscription.%s is for the person it is about',
  async (field) => {
    expect(await callResolver(`Subscription.${field}`, { args: { userId: 'maya' } })).toBeNull();
    await expect(callResolver(`Subscription.${field}`, { args: { userId: 'tom' } })).rejects.toMatchObject({
      message: `Not Authorized to access ${field} on type Subscription`,
    });
  },
);
