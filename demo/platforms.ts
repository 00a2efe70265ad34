import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { deployedTable } from '../lambdas/runtime/environment.ts';
import { databaseOver } from '../lambdas/store/table/table.ts';
import { answering } from './twins/answering.ts';
import { bringFiles } from './twins/package-files.ts';

bringFiles();

/** Behind an address of its own: a stage whose platforms are played asks here, and its pages link here. */
export const handler = answering({
  database: databaseOver(new DynamoDBClient({}), deployedTable),
  now: Date.now,
});
