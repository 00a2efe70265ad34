import { GetCommand, PutCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { seconds } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import { Finding } from '#domain/scan/finding';
import { conditionFailed, sent } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';
import { Version, asRead, nextVersion } from './table/version.ts';

/** More than anyone can look through; a report is cut there. */
const most = 500;

/** A finding as it is stored. */
export const StoredFinding = Finding.extend({ version: Version });
export type StoredFinding = z.infer<typeof StoredFinding>;

export interface FindingStore {
  /** All, or those on some platforms. */
  list(subjectId: string, platforms?: readonly Platform[]): Promise<StoredFinding[]>;
  get(subjectId: string, id: string): Promise<StoredFinding | undefined>;
  /** Those that the person shares with a business. */
  sharedWith(subjectId: string, businessId: string): Promise<StoredFinding[]>;
  /** Writes it in the place of the one that was read (undefined: there was none); false when another was written meanwhile. */
  write(before: StoredFinding | undefined, after: Finding): Promise<boolean>;
}

/** DynamoDB deletes what has expired up to days late: until then it is not there for anybody, and a new row takes its place. */
export function findingStore({ client, table }: Database, now: () => number = Date.now): FindingStore {
  const TableName = table('Finding');
  const isKept = ({ expiresAt }: StoredFinding) => expiresAt == null || expiresAt > seconds(now());
  const list = async (subjectId: string, only: Partial<QueryCommandInput> = {}) => {
    const rows = await queryRows(
      client,
      {
        TableName,
        KeyConditionExpression: 'subjectId = :subject',
        // Counted right after the last of them is written.
        ConsistentRead: true,
        ...only,
        ExpressionAttributeValues: { ':subject': subjectId, ...only.ExpressionAttributeValues },
      },
      most,
    );
    return rows.map((row) => StoredFinding.parse(row)).filter(isKept);
  };
  return {
    list: (subjectId, platforms) => {
      if (!platforms) return list(subjectId);
      const values = platforms.map((platform, n) => [`:platform${n}`, platform]);
      return list(subjectId, {
        FilterExpression: `platform IN (${values.map(([name]) => name).join(', ')})`,
        ExpressionAttributeValues: Object.fromEntries(values),
      });
    },
    sharedWith: (subjectId, businessId) =>
      list(subjectId, {
        FilterExpression: 'contains(sharedWithBusinessIds, :business)',
        ExpressionAttributeValues: { ':business': businessId },
      }),
    get: async (subjectId, id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { subjectId, id }, ConsistentRead: true })),
      );
      const found = Item && StoredFinding.parse(Item);
      return found && isKept(found) ? found : undefined;
    },
    write: async (before, after) => {
      const Item = { ...after, version: nextVersion(before ?? {}) };
      const free = {
        ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': seconds(now()) },
      };
      try {
        await sent(
          client.send(new PutCommand({ TableName, Item, ...(before ? asRead('id', before) : free) })),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
