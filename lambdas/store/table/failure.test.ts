import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { databaseOver } from './table.ts';
import { userStore } from '../user.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
const store = userStore(databaseOver(new DynamoDBClient({ region: 'us-east-1' }), (name) => name));
const maya = newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-20T00:00:00.000Z');
const about = { message: 'm', $metadata: {} };
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...about, CancellationReasons: codes.map((Code) => ({ Code })) });

beforeEach(() => dynamo.reset());
afterAll(() => dynamo.restore());

describe('what a person is told of a database failure', () => {
  it('a busy table: try again', async () => {
    dynamo.on(GetCommand).rejects(new ProvisionedThroughputExceededException(about));
    await expect(store.get('u1')).rejects.toMatchObject({ name: 'ProductError', code: 'RATE_LIMITED' });
  });

  it('an unknown failure stays unknown', async () => {
    dynamo.on(GetCommand).rejects(new Error('socket hang up'));
    await expect(store.get('u1')).rejects.not.toMatchObject({ name: 'ProductError' });
  });

  it('an address that belongs to another: a conflict', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed'))
      .on(GetCommand)
      .resolves({});
    await expect(store.create(maya)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('the same first sign-in again: the record that exists', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejects(cancelled('ConditionalCheckFailed', 'None'))
      .on(GetCommand)
      .resolves({ Item: maya });
    await expect(store.create(maya)).resolves.toMatchObject({ id: 'u1' });
  });

  it('a transaction that merely met another is not a conflict of the person', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(store.create(maya)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  });

  it('a condition that does not hold: undefined', async () => {
    dynamo.on(UpdateCommand).rejects(new ConditionalCheckFailedException(about));
    expect(await store.change('u1', { set: { firstName: 'Maya' } })).toBeUndefined();
  });

  it('a deleted person is nobody', async () => {
    dynamo.on(GetCommand).resolves({ Item: { id: 'u1', deletedAt: 'x' } });
    expect(await store.get('u1')).toBeUndefined();
  });
});
