import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CertificateLog } from '#domain/certificate/log';
import * as z from 'zod';
import { askingLogs } from './certificate/ask-log.ts';
import { readLogs } from './certificate/read-logs.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { sleep } from './runtime/retry.ts';
import { protectedBrandsOver } from './store/business/protected-brands.ts';
import { certificateLogStore } from './store/certificate-log.ts';
import { onceStore } from './store/once.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const { CERTIFICATE_LOGS, SITE_URL } = readEnvironment({
  CERTIFICATE_LOGS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(CertificateLog)),
  SITE_URL: z.string(),
});
const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);

const services = {
  logs: CERTIFICATE_LOGS,
  brands: protectedBrandsOver(database),
  progress: certificateLogStore(database),
  seen: onceStore(database),
  enqueue: domainQueue(),
  ask: askingLogs(fetch, SITE_URL, Date.now),
  // The next run comes a minute after this one began.
  budget: 40_000,
  now: Date.now,
  sleep,
};

/** Runs on the schedule: reads the certificate logs on. */
export const handler = jobHandler(() => readLogs(services));
