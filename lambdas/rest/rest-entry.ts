import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Endpoint } from '#domain/contract/endpoint';
import { onceStore } from '../store/once.ts';
import { type Database, databaseOver } from '../store/table/table.ts';
import { tombstoneStore } from '../store/tombstone.ts';
import { deployedTable } from '../runtime/environment.ts';
import { idempotencyOver } from './idempotency.ts';
import { type ServedCalls, restHandler } from './rest.ts';
import { tablesInTime } from '../runtime/aws/in-time.ts';

/** Cold-start wiring that the five groups share: database, idempotency, clock, the site that may read answers. */
export function restEntry<Group extends Record<string, Endpoint>>(
  callsOver: (database: Database) => ServedCalls<Group>,
) {
  const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
  const now = Date.now;
  return restHandler({
    calls: callsOver(database),
    idempotency: idempotencyOver(onceStore(database), now),
    isDeleted: tombstoneStore(database).isDeleted,
    now,
    origin: process.env['SITE_URL'] || '*',
  });
}
