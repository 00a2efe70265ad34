import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Notification, type StoredNotification } from '#domain/message/notification';
import { correlationId } from '../runtime/trace/correlation.ts';
import { conditionFailed } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';

export interface NotificationStore {
  /** Writes the row unless this event was told before; true when it is new. */
  add(notification: StoredNotification): Promise<boolean>;
  /** Newest first. */
  recent(userId: string, most: number): Promise<Notification[]>;
  /** What it says now, and read from then on if that is said; when it was told stays. Nothing where it is gone. */
  retell(
    userId: string,
    id: string,
    said: { body: string; link: string | null; readAt?: string },
  ): Promise<void>;
  markRead(userId: string, id: string, at: string): Promise<boolean>;
  /** True while the row is there and was not delivered yet. */
  isWaiting(userId: string, id: string): Promise<boolean>;
  /** Marks the row as delivered; false when another delivery did. With `mail` it waits for its mail from the same moment. */
  claimDelivery(
    userId: string,
    id: string,
    at: string,
    mail?: { shard: number; dueAt: string },
  ): Promise<boolean>;
}

export function notificationStore({ client, table }: Database): NotificationStore {
  const TableName = table('Notification');
  const stamp = async (
    userId: string,
    id: string,
    field: 'readAt' | 'deliveredAt',
    at: string,
    mail?: { shard: number; dueAt: string },
  ) => {
    try {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { userId, id },
          UpdateExpression: `SET #field = :at${mail ? ', mailShard = :shard, mailDueAt = :due' : ''}`,
          // A row written with null counts as unstamped too.
          ConditionExpression: 'attribute_exists(id) AND (attribute_not_exists(#field) OR #field = :none)',
          ExpressionAttributeNames: { '#field': field },
          ExpressionAttributeValues: {
            ':at': at,
            ':none': null,
            ...(mail && { ':shard': mail.shard, ':due': mail.dueAt }),
          },
        }),
      );
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  return {
    add: async (notification) => {
      try {
        // What caused it, for the log of its delivery.
        const Item = { ...notification, causedBy: correlationId() };
        await client.send(
          new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(id)' }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
    recent: async (userId, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          IndexName: 'byTime',
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ScanIndexForward: false,
        },
        most,
      );
      return rows.map((row) => Notification.parse(row));
    },
    markRead: (userId, id, at) => stamp(userId, id, 'readAt', at),
    retell: async (userId, id, { body, link, readAt }) => {
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: { userId, id },
            UpdateExpression: `SET body = :body, link = :link${readAt ? ', readAt = :at' : ''}`,
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeValues: { ':body': body, ':link': link, ...(readAt && { ':at': readAt }) },
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },
    isWaiting: async (userId, id) => {
      const { Item } = await client.send(
        new GetCommand({
          TableName,
          Key: { userId, id },
          ConsistentRead: true,
          ProjectionExpression: 'id, deliveredAt',
        }),
      );
      return Item !== undefined && !Item['deliveredAt'];
    },
    claimDelivery: (userId, id, at, mail) => stamp(userId, id, 'deliveredAt', at, mail),
  };
}
