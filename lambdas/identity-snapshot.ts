import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { buildSnapshot } from './match/build-snapshot.ts';
import { deployedTable } from './runtime/environment.ts';
import { identityBucket } from './store/identity-files.ts';
import { protectedIdentities } from './store/protected.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const files = identityBucket();

/** Runs on the schedule: everybody who is protected, in one file. */
export const handler = jobHandler(() =>
  buildSnapshot({ everybody: protectedIdentities(database), files, now: Date.now }),
);
