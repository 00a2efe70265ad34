import { unmarshall } from '@aws-sdk/util-dynamodb';
import { isDeepStrictEqual } from 'node:util';
import { AppSyncError } from '../appsync-error.ts';
import { type AttributeMap, toWireMap } from './attribute-value.ts';
import type { Expression } from './dynamodb-expression.ts';

/** DynamoDB's operations by name, in its own JSON; failures carry DynamoDB's error name. */
export interface Dynamo {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each operation has its own shape
  call(operation: string, input: Record<string, unknown>): Promise<any>;
}

export interface DynamoRequest {
  operation: string;
  key: AttributeMap;
  attributeValues?: AttributeMap;
  update?: Expression;
  condition?: Expression;
  query?: Expression;
  filter?: Expression;
  index?: string;
  limit?: number;
  nextToken?: string;
  scanIndexForward?: boolean;
  consistentRead?: boolean;
  select?: string;
}

/**
 * What AppSync's DynamoDB data source does with what a resolver's `request` returned.
 * A failed condition carries the item as it is in `data`, and counts as success where the item already is as wanted.
 * @throws AppSyncError `DynamoDB:<error name>`; a Scan is refused: no field may cost a whole table
 */
export async function runDynamoRequest(
  dynamo: Dynamo,
  table: string,
  request: DynamoRequest,
): Promise<unknown> {
  const run = OPERATIONS[request.operation];
  if (!run) throw new AppSyncError(`The emulated AppSync does not run ${request.operation}`, 'Code');
  try {
    return await run(dynamo, table, request);
  } catch (error) {
    if (errorName(error) === 'ConditionalCheckFailedException')
      return afterFailedCondition(dynamo, table, request, error);
    throw asAppSyncError(error, null);
  }
}

type Run = (dynamo: Dynamo, table: string, request: DynamoRequest) => Promise<unknown>;
/** AttributeMap says less than the SDK's own type; both are DynamoDB's JSON. */
const plain = (item: AttributeMap | undefined) => (item ? unmarshall(item as never) : null);

const getItem: Run = async (dynamo, table, { key, consistentRead = false }) => {
  const input = { TableName: table, Key: toWireMap(key), ConsistentRead: consistentRead };
  return plain((await dynamo.call('GetItem', input)).Item);
};

const OPERATIONS: Record<string, Run> = {
  GetItem: getItem,
  PutItem: async (dynamo, table, { key, attributeValues, condition }) => {
    const item = toWireMap({ ...attributeValues, ...key });
    await dynamo.call('PutItem', { TableName: table, Item: item, ...conditionOf(condition) });
    return plain(item);
  },
  UpdateItem: async (dynamo, table, { key, update, condition }) => {
    const input = {
      TableName: table,
      Key: toWireMap(key),
      ...joined(update!, condition),
      ReturnValues: 'ALL_NEW',
    };
    return plain((await dynamo.call('UpdateItem', input)).Attributes);
  },
  DeleteItem: async (dynamo, table, { key, condition }) => {
    const input = {
      TableName: table,
      Key: toWireMap(key),
      ...conditionOf(condition),
      ReturnValues: 'ALL_OLD',
    };
    return plain((await dynamo.call('DeleteItem', input)).Attributes);
  },
  Query: async (dynamo, table, request) => {
    const { query, filter, index, limit, nextToken, scanIndexForward, consistentRead, select } = request;
    const output = await dynamo.call(
      'Query',
      defined({
        TableName: table,
        IndexName: index,
        KeyConditionExpression: query!.expression,
        FilterExpression: filter?.expression,
        ...attributesOf(query!, filter),
        Limit: limit,
        Select: select,
        ConsistentRead: consistentRead,
        ScanIndexForward: scanIndexForward,
        ExclusiveStartKey: nextToken ? readToken(nextToken) : undefined,
      }),
    );
    const items = (output.Items as AttributeMap[]).map(plain);
    const last = output.LastEvaluatedKey;
    return { items, nextToken: last ? writeToken(last) : null, scannedCount: output.ScannedCount };
  },
};

const defined = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const conditionOf = (condition: Expression | undefined) =>
  condition ? { ConditionExpression: condition.expression, ...attributesOf(condition) } : {};

const joined = (update: Expression, condition: Expression | undefined) => ({
  UpdateExpression: update.expression,
  ...(condition && { ConditionExpression: condition.expression }),
  ...attributesOf(update, condition),
});

/** DynamoDB refuses empty maps of names or values. */
function attributesOf(...expressions: (Expression | undefined)[]) {
  const names = Object.assign({}, ...expressions.map((one) => one?.expressionNames));
  const values = Object.assign({}, ...expressions.map((one) => one?.expressionValues));
  return {
    ...(Object.keys(names).length && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length && { ExpressionAttributeValues: toWireMap(values) }),
  };
}

const writeToken = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

function readToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    throw new AppSyncError('Invalid pagination token given.', 'BadRequest');
  }
}

async function afterFailedCondition(dynamo: Dynamo, table: string, request: DynamoRequest, error: unknown) {
  const now = await getItem(dynamo, table, { ...request, consistentRead: true });
  if (request.operation === 'DeleteItem' && now === null) return null;
  const wanted = toWireMap({ ...request.attributeValues, ...request.key });
  if (request.operation === 'PutItem' && isDeepStrictEqual(now, plain(wanted))) return now;
  throw asAppSyncError(error, now);
}

/** SDK errors carry a name, the wire's own carry `__type` in the body. */
function errorName(error: unknown): string {
  const { name, body } = error as { name?: string; body?: { __type?: string } };
  return body?.__type?.split('#').at(-1) ?? name ?? 'Error';
}

function asAppSyncError(error: unknown, data: unknown): AppSyncError {
  if (error instanceof AppSyncError) return error;
  const { message, body } = error as { message?: string; body?: { message?: string } };
  return new AppSyncError(body?.message ?? message ?? 'failed', `DynamoDB:${errorName(error)}`, data);
}
