import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { isDeepStrictEqual } from 'node:util';
import { isAsUpdated, type Update } from './as-updated.ts';
import { conditionFailed, doubt } from './failure.ts';

interface Write extends Partial<Update> {
  Item?: Record<string, unknown>;
  ConditionExpression?: string;
}
type Stored = Parameters<typeof unmarshall>[0];

/** Whose row tells what an attempt before it did. */
const showing = new Set(['PutItemCommand', 'UpdateItemCommand']);
const writes = new Set([
  ...showing,
  'DeleteItemCommand',
  'TransactWriteItemsCommand',
  'BatchWriteItemCommand',
]);

/**
 * A write whose answer was lost is sent again by the SDK, and then its own condition refuses it: the row is as the first
 * attempt made it. That is told as what it is, the write's success. Whether it may have been so is known from the number of attempts, and
 * that it was from the row. What only takes away says nothing of itself: it is a transaction of one (`allOrNothing`), which has a token.
 * A write that fails for good after several attempts is in doubt (`inDoubt`).
 */
export function knowOwnWrites(client: DynamoDBDocumentClient): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = args.input as Write;
        if (!writes.has(String(commandName))) return next(args);
        const shows = showing.has(String(commandName)) && input.ConditionExpression !== undefined;
        const sent = { ...args.input, ...(shows && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }) };
        try {
          return await next({ ...args, input: sent });
        } catch (error) {
          const stored = storedAfterRetry(error);
          if (!stored || !isOwn(input, stored)) {
            if (!conditionFailed(error)) doubt(error);
            throw error;
          }
          return {
            response: undefined,
            output: { $metadata: (error as Refused).$metadata, Attributes: unmarshall(stored) },
          } as never;
        }
      },
    { step: 'initialize', name: 'knowOwnWrites', priority: 'high' },
  );
}

interface Refused {
  name: string;
  Item?: Stored;
  $metadata?: { attempts?: number };
}

/** The row that stood in the way of a second attempt. */
function storedAfterRetry(error: unknown): Stored | undefined {
  const { name, Item, $metadata } = error as Refused;
  return name === 'ConditionalCheckFailedException' && ($metadata?.attempts ?? 1) > 1 ? Item : undefined;
}

const isOwn = ({ Item, UpdateExpression, ...names }: Write, stored: Stored): boolean =>
  Item
    ? isDeepStrictEqual(unmarshall(marshall(Item, { removeUndefinedValues: true })), unmarshall(stored))
    : UpdateExpression !== undefined && isAsUpdated({ UpdateExpression, ...names }, unmarshall(stored));
