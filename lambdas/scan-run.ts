import { hour } from '#domain/durations';
import { withinRateLimit } from './runtime/rate-limit.ts';
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { QueuedJob } from '#domain/scan/scan';
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import { deployedTable } from './runtime/environment.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { publisher } from './runtime/publish.ts';
import { raceRetry } from './runtime/retry.ts';
import { stageSources } from './sources/stage-sources.ts';
import { userBucket } from './store/user-bucket.ts';
import { imageFetcher } from './scan/fetch-image.ts';
import { hashImage } from './scan/hash-image.ts';
import { runScan } from './scan/run.ts';
import { judgeSubmitted } from './scan/submitted.ts';
import { findingStore } from './store/finding.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { scanStore } from './store/scan.ts';
import { socialProofStore } from './store/social-proof.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';

/** Questions a platform allows all of us in an hour, with room to spare (GitHub: 5,000 with a token). */
const perHour = 4_000;

const database = databaseOver(new DynamoDBClient({}), deployedTable);
const once = onceStore(database);
const publish = publisher(fetch);
const now = Date.now;

const services = {
  users: userStore(database),
  files: userBucket(),
  scans: scanStore(database),
  findings: findingStore(database),
  notifications: notificationStore(database),
  proofs: socialProofStore(database),
  sources: stageSources(),
  fetchImage: imageFetcher(fetch),
  hashImage,
  mayAsk: (platform: string, questions: number) =>
    withinRateLimit(once, `budget#${platform}`, { most: perHour, per: hour, now: now(), by: questions }),
  publish: publish.progress,
  random: Math.random,
  retry: raceRetry,
  now,
};

const processor = new BatchProcessor(EventType.SQS);

async function oneScan(record: SQSRecord): Promise<void> {
  try {
    const job = QueuedJob.parse(JSON.parse(record.body));
    if ('submitted' in job) await judgeSubmitted(job, services);
    else await runScan(job, services);
  } catch (error) {
    logger.error('Scan failed', failureFacts(error));
    throw error;
  }
}

/** Works off the scan queue; a scan that fails goes back on it alone, and after some tries to the dead letters. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, oneScan, processor, { context, throwOnFullBatchFailure: false });
