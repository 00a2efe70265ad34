import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { raceRetry } from '../../runtime/retry.ts';
import { databaseOver } from './table.ts';

it('does with a call what is needed, and no more', async () => {
  const headers: Record<string, string> = {};
  const client = new DynamoDBClient({
    ...{ endpoint: 'http://tables.invalid', region: 'us-east-1' },
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestHandler: {
      handle: async (request: { headers: Record<string, string> }) => {
        Object.assign(headers, request.headers);
        return { response: { statusCode: 200, headers: {}, body: Buffer.from('{"Item":{"id":{"S":"u"}}}') } };
      },
    } as never,
  });
  const { client: documents } = databaseOver(client, (name) => name, raceRetry);
  const { Item } = await documents.send(new GetCommand({ TableName: 'User', Key: { id: 'u' } }));
  expect(Item).toEqual({ id: 'u' });
  // By their names: who updates the SDK hears of it when they are called otherwise.
  expect(documents.middlewareStack.identify().map((step) => step.split(' ')[0])).toEqual([
    ...['sayBusy', 'retryLostRaces', 'knowOwnWrites', 'serializerMiddleware', 'contentLengthMiddleware'],
    ...['hostHeaderMiddleware', 'retryMiddleware', 'httpSigningMiddleware', 'deserializerMiddleware'],
  ]);
  expect(headers).toMatchObject({ authorization: expect.stringContaining('SignedHeaders=') });
  expect(headers).not.toHaveProperty('user-agent');
});
