import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { ScanJob, SubmitJob } from '#domain/scan/scan';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';

/** Hands scans, and accounts that people gave us, to the queue that scan-run works off. */
export function scanQueue(): (job: ScanJob | SubmitJob) => Promise<void> {
  const { SCAN_QUEUE_URL: QueueUrl } = readEnvironment({ SCAN_QUEUE_URL: z.string().min(1) });
  const client = new SQSClient({});
  return async (job) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(job) }));
  };
}
