import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { conditionFailed, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

const Claim = z.object({
  id: z.string(),
  request: z.string(),
  answer: z.string().optional(),
  expiresAt: z.number(),
  /** Whose it is, so that a deletion finds it. */
  owner: z.string().optional(),
});
export type Claim = z.infer<typeof Claim>;

export interface OnceStore {
  /** Takes the key; gives back the live earlier claim when there is one. */
  claim(claim: Claim, nowSeconds: number): Promise<Claim | undefined>;
  keep(claim: Claim): Promise<void>;
  /** True while the key is taken. */
  has(id: string, nowSeconds: number): Promise<boolean>;
  release(id: string): Promise<void>;
  /** Adds `by` to a counter unless it would pass `most`; true when it was added. */
  count(id: string, by: number, most: number, expiresAt: number, owner?: string): Promise<boolean>;
}

/** Things that may happen once: idempotency keys, states, counters. Expiry is checked here, because TTL deletes late. */
export function onceStore({ client, table }: Database, newId: () => string = randomUUID): OnceStore {
  const TableName = table('Once');
  return {
    claim: async (claim, nowSeconds) => {
      try {
        await client.send(
          new PutCommand({
            TableName,
            // Two who claim in one second are told apart, also where the first answer to one of them was lost.
            Item: { ...claim, claimedBy: newId() },
            ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': nowSeconds },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return undefined;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        return Claim.parse(unmarshalled(error));
      }
    },
    keep: async (claim) => {
      await sent(client.send(new PutCommand({ TableName, Item: claim })));
    },
    has: async (id, nowSeconds) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ProjectionExpression: 'expiresAt' })),
      );
      return Number(Item?.['expiresAt'] ?? 0) > nowSeconds;
    },
    release: async (id) => {
      await sent(client.send(new DeleteCommand({ TableName, Key: { id } })));
    },
    count: async (id, by, most, expiresAt, owner) => {
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: `ADD used :by SET expiresAt = :expires${owner ? ', #owner = :owner' : ''}`,
            ConditionExpression: 'attribute_not_exists(used) OR used <= :room',
            ...(owner && { ExpressionAttributeNames: { '#owner': 'owner' } }),
            ExpressionAttributeValues: {
              ':by': by,
              ':expires': expiresAt,
              ':room': most - by,
              ...(owner && { ':owner': owner }),
            },
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}

/** The item of a failed condition: the document client passes an error on as it came, in DynamoDB's own JSON. */
const unmarshalled = (error: unknown): unknown => unmarshall((error as { Item?: Item }).Item ?? {});

type Item = Parameters<typeof unmarshall>[0];
