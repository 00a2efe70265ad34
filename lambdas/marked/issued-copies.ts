import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { copyId, IssuedCopy } from '#domain/marked/issued-copy';
import { held } from '../store/table/failure.ts';
import type { Database } from '../store/table/table.ts';
import { partition, removeRows } from '../store/table/table-rows.ts';

/** The register of marked copies. */
export interface IssuedCopyStore {
  /** A person's copies, oldest first. */
  of(userId: string): Promise<IssuedCopy[]>;
  /** One that is there already stays as it was written. */
  add(userId: string, copy: IssuedCopy): Promise<void>;
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
    remove: (userId, copies) =>
      removeRows(
        database,
        'IssuedCopy',
        copies.map((copy) => ({ userId, id: copyId(copy) })),
      ),
  };
}
