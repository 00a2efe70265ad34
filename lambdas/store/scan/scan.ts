import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { seconds } from '#domain/durations';
import { StoredScan } from '#domain/scan/stored-scan';
import { packedScan, unpackedScan } from './packed-scan.ts';
import { sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

export interface ScanStore {
  get(subjectId: string, id: string): Promise<StoredScan | undefined>;
  put(scan: StoredScan): Promise<void>;
  /** Newest first. */
  recent(subjectId: string, most: number): Promise<StoredScan[]>;
}

/** What has expired is not there, although DynamoDB deletes it up to days late. */
export function scanStore({ client, table }: Database, now: () => number = Date.now): ScanStore {
  const TableName = table('Scan');
  const isKept = ({ expiresAt }: StoredScan) => expiresAt > seconds(now());
  return {
    get: async (subjectId, id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { subjectId, id }, ConsistentRead: true })),
      );
      const found = Item && StoredScan.parse(unpackedScan(Item));
      return found && isKept(found) ? found : undefined;
    },
    put: async (scan) => {
      await sent(client.send(new PutCommand({ TableName, Item: packedScan(scan) })));
    },
    recent: async (subjectId, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          KeyConditionExpression: 'subjectId = :subject',
          ExpressionAttributeValues: { ':subject': subjectId },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        most,
      );
      return rows.map((row) => StoredScan.parse(unpackedScan(row))).filter(isKept);
    },
  };
}
