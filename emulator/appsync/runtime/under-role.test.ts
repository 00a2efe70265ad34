import { expect, test, vi } from 'vitest';
import { dynamodbHelpers as helpers } from '../dynamodb/dynamodb-helpers.ts';
import { type DynamoRequest, runDynamoRequest } from '../dynamodb/dynamodb-source.ts';
import { underRole } from './under-role.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/T';
const backends = { dynamo: { call: async () => ({ Items: [] }) }, invokeLambda: async () => 'ran' };
const under = underRole(backends, { roleArn: 'role' }, () => [
  { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: table },
  { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: 'arn:f' },
]);
const run = (request: object) => runDynamoRequest(under.dynamo, 'T', request as DynamoRequest);
const key = { id: '1' };

test('a role reads what it may and no index, no write, no other function', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(helpers.get({ key }))).toBeNull();
  expect(await run(helpers.query({ query: { id: { eq: '1' } } }))).toMatchObject({ items: [] });
  expect(await under.invokeLambda('arn:f', {})).toBe('ran');
  const denied = { errorType: 'DynamoDB:AccessDeniedException' };
  await expect(run(helpers.query({ index: 'i', query: { id: { eq: '1' } } }))).rejects.toMatchObject(denied);
  await expect(run(helpers.remove({ key }))).rejects.toMatchObject(denied);
  await expect(under.invokeLambda('arn:g', {})).rejects.toThrow(
    'not authorized to perform: lambda:InvokeFunction',
  );
  expect(told).toHaveBeenCalledTimes(3);
  told.mockRestore();
});

test('without a role everything passes', () => {
  expect(underRole(backends, {}, () => [])).toBe(backends);
});
