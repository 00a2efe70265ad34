import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { LogProgress } from '#domain/certificate/log';
import { conditionFailed, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';
import { Version, asRead, nextVersion } from './table/version.ts';

const StoredProgress = LogProgress.extend({ version: Version });
type StoredProgress = z.infer<typeof StoredProgress>;

/** How far each certificate log was read. */
export interface CertificateLogStore {
  get(id: string): Promise<StoredProgress | undefined>;
  /** Writes it in the place of the one that was read; false when another run was faster. */
  write(before: StoredProgress | undefined, after: LogProgress): Promise<boolean>;
}

export function certificateLogStore({ client, table }: Database): CertificateLogStore {
  const TableName = table('CertificateLog');
  return {
    get: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { id }, ConsistentRead: true })),
      );
      return Item && StoredProgress.parse(Item);
    },
    write: async (before, after) => {
      const Item = { ...after, version: nextVersion(before ?? {}) };
      try {
        await client.send(new PutCommand({ TableName, Item, ...asRead('id', before) }));
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
