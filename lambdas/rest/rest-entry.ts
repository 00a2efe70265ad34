import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Endpoint } from '#domain/contract/endpoint';
import { onceStore } from '../store/once.ts';
import { type Database, databaseOver } from '../store/table/table.ts';
import { deployedTable } from '../runtime/environment.ts';
import { idempotencyOver } from './idempotency.ts';
import { type Routes, restHandler } from './rest.ts';

/** Cold-start wiring that the five groups share: database, idempotency, clock, the site that may read answers. */
export function restEntry<Contract extends Record<string, Endpoint>, Services>(
  contract: Contract,
  servicesOver: (database: Database) => Services,
  routes: Routes<Contract, NoInfer<Services>>,
) {
  const database = databaseOver(new DynamoDBClient({}), deployedTable);
  const now = Date.now;
  return restHandler({
    contract,
    routes,
    services: servicesOver(database),
    idempotency: idempotencyOver(onceStore(database), now),
    now,
    origin: process.env['SITE_URL'] || '*',
  });
}
