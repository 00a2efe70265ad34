import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';

export const shards = 16;

/** Whose turn it is to be looked after again, and when. Sharded, so that no partition carries everybody. */
export const Watch = z.object({
  subjectId: z.string(),
  shard: z.number().int(),
  nextScanAt: z.string(),
  /** When they are told of their week. */
  weekAt: z.string().nullish(),
});
export type Watch = z.infer<typeof Watch>;

export interface WatchStore {
  get(subjectId: string): Promise<Watch | undefined>;
  /** Sets the next turn, and where given when the next week is told; the rest stays. */
  put(subjectId: string, nextScanAt: string, weekAt?: string): Promise<void>;
  remove(subjectId: string): Promise<void>;
  /** Due by now, oldest first. */
  due(shard: number, now: string, most: number): Promise<Watch[]>;
}

export function watchStore({ client, table }: Database): WatchStore {
  const TableName = table('Watch');
  return {
    get: async (subjectId) => {
      const { Item } = await sent(client.send(new GetCommand({ TableName, Key: { subjectId } })));
      return Item && Watch.parse(Item);
    },
    put: async (subjectId, nextScanAt, weekAt) => {
      await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { subjectId },
            UpdateExpression: `SET #shard = :shard, nextScanAt = :next${weekAt ? ', weekAt = :week' : ''}`,
            ExpressionAttributeNames: { '#shard': 'shard' },
            ExpressionAttributeValues: {
              ':shard': shardOf(subjectId),
              ':next': nextScanAt,
              ...(weekAt && { ':week': weekAt }),
            },
          }),
        ),
      );
    },
    remove: async (subjectId) => {
      await sent(client.send(new DeleteCommand({ TableName, Key: { subjectId } })));
    },
    due: async (shard, now, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          IndexName: 'byDue',
          KeyConditionExpression: '#shard = :shard AND nextScanAt <= :now',
          ExpressionAttributeNames: { '#shard': 'shard' },
          ExpressionAttributeValues: { ':shard': shard, ':now': now },
        },
        most,
      );
      return rows.map((row) => Watch.parse(row));
    },
  };
}

/** FNV-1a over the id: the same person is always in the same shard. */
export function shardOf(subjectId: string): number {
  let hash = 0x811c9dc5;
  for (const character of subjectId) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash % shards;
}
