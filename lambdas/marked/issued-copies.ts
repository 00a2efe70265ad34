import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { copyId, type CopyNamed, IssuedCopy, type MarkSeen } from '#domain/marked/issued-copy';
import type { Platform } from '#domain/platform/platform';
import { held } from '../store/table/failure.ts';
import type { Database } from '../store/table/table.ts';
import { partition, removeRows } from '../store/table/table-rows.ts';

/** The register of marked copies. */
export interface IssuedCopyStore {
  /** A person's copies, oldest first. */
  of(userId: string): Promise<IssuedCopy[]>;
  /** One that is there already stays as it was written. */
  add(userId: string, copy: IssuedCopy): Promise<void>;
  /** Notes where the person's own account shows a copy, the latest time on each platform; one that was stopped stays gone. */
  noteSeen(userId: string, copy: CopyNamed, seen: MarkSeen & { platform: Platform }): Promise<void>;
  remove(userId: string, copies: readonly IssuedCopy[]): Promise<void>;
}

export function issuedCopyStore(database: Database): IssuedCopyStore {
  const { client, table } = database;
  return {
    of: async (userId) =>
      (await partition(database, 'IssuedCopy', userId))
        .map((row) => IssuedCopy.parse(row))
        .sort((one, other) => (one.issuedAt < other.issuedAt ? -1 : 1)),
    add: async (userId, copy) =>
      void (await held(
        client.send(
          new PutCommand({
            TableName: table('IssuedCopy'),
            Item: { userId, id: copyId(copy), ...copy },
            ConditionExpression: 'attribute_not_exists(id)',
          }),
        ),
      )),
    noteSeen: async (userId, copy, { platform, ...seen }) => {
      const row = { TableName: table('IssuedCopy'), Key: { userId, id: copyId(copy) } };
      // Two platforms are searched at once: each writes its own entry, in a map that the first one makes.
      const isThere = await held(
        client.send(
          new UpdateCommand({
            ...row,
            UpdateExpression: 'SET seen = if_not_exists(seen, :none)',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeValues: { ':none': {} },
          }),
        ),
      );
      if (!isThere) return;
      await held(
        client.send(
          new UpdateCommand({
            ...row,
            UpdateExpression: 'SET seen.#platform = :seen',
            ConditionExpression: 'attribute_exists(seen)',
            ExpressionAttributeNames: { '#platform': platform },
            ExpressionAttributeValues: { ':seen': seen },
          }),
        ),
      );
    },
    remove: (userId, copies) =>
      removeRows(
        database,
        'IssuedCopy',
        copies.map((copy) => ({ userId, id: copyId(copy) })),
      ),
  };
}
