import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { StoredConnection } from '#domain/people/connection';
import type { StoredNotification } from '#domain/message/notification';
import { allOrNothing, type Item } from './table/all-or-nothing.ts';
import { sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';
import { asRead, nextVersion } from './table/version.ts';

/** A row as it was read (undefined: there was none) and as it shall be (undefined: gone). */
export interface ConnectionChange {
  before: StoredConnection | undefined;
  after: StoredConnection | undefined;
}

export interface ConnectionStore {
  get(userId: string, peerId: string): Promise<StoredConnection | undefined>;
  listOf(userId: string): Promise<StoredConnection[]>;
  /** All rows together, and what is told of it; false when one of them is not as it was read. */
  write(changes: ConnectionChange[], tell?: StoredNotification): Promise<boolean>;
}

/** Nobody keeps more; a list is cut there. */
const mostConnections = 500;

/** A row that ended and was made anew is another one: its count begins elsewhere, so that nobody takes it for the first. */
const firstVersion = (random: () => number): number => 1 + Math.floor(random() * 2 ** 40);

export function connectionStore(
  { client, table }: Database,
  random: () => number = Math.random,
): ConnectionStore {
  const item = ({ before, after }: ConnectionChange): Item[] => {
    const TableName = table('Connection');
    const same = asRead('userId', before);
    const version = before ? nextVersion(before) : firstVersion(random);
    if (after) return [{ Put: { TableName, Item: { ...after, version }, ...same } }];
    if (!before) return [];
    const Key = { userId: before.userId, peerId: before.peerId };
    return [{ Delete: { TableName, Key, ...same } }];
  };
  return {
    get: async (userId, peerId) => {
      const Key = { userId, peerId };
      const { Item } = await sent(
        client.send(new GetCommand({ TableName: table('Connection'), Key, ConsistentRead: true })),
      );
      return Item && StoredConnection.parse(Item);
    },
    listOf: async (userId) => {
      const rows = await queryRows(
        client,
        {
          TableName: table('Connection'),
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ConsistentRead: true,
        },
        mostConnections,
      );
      return rows.map((row) => StoredConnection.parse(row));
    },
    write: async (changes, tell) => {
      const items = [
        ...changes.flatMap(item),
        ...(tell ? [{ Put: { TableName: table('Notification'), Item: tell } }] : []),
      ];
      return items.length === 0 || allOrNothing(client, items);
    },
  };
}
