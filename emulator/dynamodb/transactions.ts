import { createHash } from 'node:crypto';
import db from 'dynalite/db/index.js';
import { act, tableOf, validate, type Input, type Output } from './engine.ts';
import { DynamoError, dynamoError, fromDynalite } from './errors.ts';
import { refuseLargeTransaction } from './limits.ts';
import { recorderOf, type Recorder } from './recorder.ts';

const OPERATION: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  // A check is a delete whose effect is thrown away: dynalite evaluates its condition on the same item.
  ConditionCheck: 'DeleteItem',
};
const TOKEN_LIFE = 600_000;
const LIMIT = 100;

interface Reason {
  Code: string;
  Message?: string;
  Item?: Dynalite.Item;
}

interface Token {
  hash: string;
  at: number;
}

export interface Transaction {
  recorder: Recorder;
  /** The idempotency token, to be written in the same batch. */
  operations: Dynalite.BatchOperation[];
}

/**
 * Works a TransactWriteItems out without writing anything: the caller applies `recorder` and `operations` as one batch.
 * Undefined when the ClientRequestToken says it was done before. Throws TransactionCanceledException with one reason an
 * item, IdempotentParameterMismatchException, ValidationException, ResourceNotFoundException.
 */
export async function planTransaction(
  store: Dynalite.Store,
  input: Input,
  now: number,
): Promise<Transaction | undefined> {
  const items = itemsOf(input);
  const token = tokenOf(input, items, now);
  if (token && (await wasDone(store, token))) return undefined;
  const steps = items.map((item) => stepOf(store, item));
  await refuseRepeats(store, steps);
  const recorder = recorderOf(store);
  const reasons: Reason[] = [];
  for (const step of steps) reasons.push(await attempt(store, recorder, step));
  if (reasons.some(({ Code }) => Code !== 'None'))
    throw dynamoError(
      'TransactionCanceledException',
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((r) => r.Code).join(', ')}]`,
      { CancellationReasons: reasons },
    );
  refuseLargeTransaction(recorder.written().map(({ after }) => after ?? {}));
  return { recorder, operations: token ? [{ type: 'put', key: token.key, value: token.value }] : [] };
}

function itemsOf(input: Input): Record<string, Input>[] {
  const items = input.TransactItems;
  if (!Array.isArray(items) || items.length < 1 || items.length > LIMIT)
    throw dynamoError(
      'ValidationException',
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length less than or equal to ${LIMIT}, Member must have length greater than or equal to 1`,
    );
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!items.every((item) => isObject(item) && Object.values(item as object).every(isObject)))
    throw dynamoError('SerializationException', 'Each of TransactItems must be a structure');
  return items as Record<string, Input>[];
}

function tokenOf(input: Input, items: unknown, now: number) {
  const name = input.ClientRequestToken;
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || name.length < 1 || name.length > 36)
    throw dynamoError(
      'ValidationException',
      "1 validation error detected: Value at 'clientRequestToken' failed to satisfy constraint: Member must have length less than or equal to 36",
    );
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  return { key: `own-token~${name}`, value: { hash, at: now } satisfies Token };
}

async function wasDone(
  store: Dynalite.Store,
  { key, value }: { key: string; value: Token },
): Promise<boolean> {
  const earlier = (await store.db.get(key)) as Token | undefined;
  if (!earlier || earlier.at + TOKEN_LIFE <= value.at) return false;
  if (earlier.hash !== value.hash)
    throw dynamoError(
      'IdempotentParameterMismatchException',
      'The provided client token was already used with different parameters',
    );
  return true;
}

/** Removes idempotency tokens past their ten minutes. */
export async function forgetTokens(store: Dynalite.Store, now: number): Promise<void> {
  const operations: Dynalite.BatchOperation[] = [];
  for await (const [key, value] of store.db.iterator({ gte: 'own-token~', lt: 'own-token~\uffff' }))
    if ((value as Token).at + TOKEN_LIFE <= now) operations.push({ type: 'del', key });
  if (operations.length) await store.db.batch(operations);
}

interface Step {
  kind: string;
  valid: Input & { TableName: string };
  key: Dynalite.Item;
  wantsOld: boolean;
}

function stepOf(store: Dynalite.Store, item: Record<string, Input>): Step {
  const kinds = Object.keys(item);
  const kind = kinds[0] ?? '';
  if (kinds.length !== 1 || !Object.hasOwn(OPERATION, kind))
    throw dynamoError(
      'ValidationException',
      'TransactItems can only contain one of Check, Put, Update or Delete',
    );
  const { ReturnValuesOnConditionCheckFailure: returns, ...input } = item[kind]!;
  if (kind === 'ConditionCheck' && input.ConditionExpression === undefined)
    throw dynamoError('ValidationException', 'The ConditionExpression of a ConditionCheck is required');
  const valid = validate(store, OPERATION[kind]!, input) as Step['valid'];
  return { kind, valid, key: (valid.Item ?? valid.Key) as Dynalite.Item, wantsOld: returns === 'ALL_OLD' };
}

/**
 * One item may appear once. Real DynamoDB refuses an empty key before the transaction, while a key of another type or shape
 * is the reason of its own item (captured from AWS by paritysuite/dynamodb-conformance, pull requests 46 and 60).
 */
async function refuseRepeats(
  store: Dynalite.Store,
  steps: Pick<Step, 'kind' | 'key' | 'valid'>[],
): Promise<void> {
  const seen = new Set<string>();
  for (const { kind, key, valid } of steps) {
    const table = await tableOf(store, valid.TableName);
    const wrong = kind === 'Put' ? db.validateItem(key, table) : db.validateKey(key, table);
    if (wrong && /cannot contain an empty/.test(wrong.message)) throw fromDynalite(wrong);
    if (wrong) continue;
    const id = `${valid.TableName}~${db.createKey(key, table)}`;
    if (seen.has(id))
      throw dynamoError(
        'ValidationException',
        'Transaction request cannot include multiple operations on one item',
      );
    seen.add(id);
  }
}

async function attempt(store: Dynalite.Store, recorder: Recorder, step: Step): Promise<Reason> {
  const { kind, valid, key, wantsOld } = step;
  const target = kind === 'ConditionCheck' ? recorderOf(store) : recorder;
  try {
    await act(target.store, OPERATION[kind]!, valid);
    return { Code: 'None' };
  } catch (error) {
    if (!(error instanceof DynamoError)) throw error;
    if (error.name === 'ResourceNotFoundException') throw error;
    if (error.name !== 'ConditionalCheckFailedException')
      return { Code: 'ValidationError', Message: error.message };
    const old = wantsOld ? await currentItem(store, valid.TableName, key) : undefined;
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(old && { Item: old }) };
  }
}

/** The stored item with this key (an item or a bare key), or undefined. */
export async function currentItem(
  store: Dynalite.Store,
  tableName: string,
  item: Dynalite.Item,
): Promise<Dynalite.Item | undefined> {
  const key = db.createKey(item, await tableOf(store, tableName));
  return (await store.db.get(`item-${tableName}~${key}`)) as Dynalite.Item | undefined;
}

/** TransactGetItems; the caller holds the write lock, so all items are of one moment. */
export async function transactGet(store: Dynalite.Store, input: Input): Promise<Output> {
  const gets = itemsOf(input).map((item) => validate(store, 'GetItem', item.Get ?? {}) as Step['valid']);
  await refuseRepeats(
    store,
    gets.map((valid) => ({ kind: 'Get', key: valid.Key as Dynalite.Item, valid })),
  );
  const found = [];
  for (const valid of gets) found.push(await act(store, 'GetItem', valid));
  refuseLargeTransaction(found.map(({ Item }) => (Item ?? {}) as Dynalite.Item));
  return { Responses: found.map(({ Item }) => (Item ? { Item } : {})) };
}
