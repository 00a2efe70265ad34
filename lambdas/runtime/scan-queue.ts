import { SQSClient, SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import type { ScanJob, ScanJobs, SubmitJob } from '#domain/scan/scan-job';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';
import { inTime } from './aws/in-time.ts';
import { carried } from './trace/carried.ts';
import { later } from './aws/later.ts';

/** Hands jobs to the queue that scan-run works off: sources of a scan, and accounts that people gave us. */
export type EnqueueScan = (
  jobs: readonly (ScanJob | ScanJobs | SubmitJob)[],
  delayMilliseconds?: number,
) => Promise<void>;

/** What SQS takes in one call. */
const atOnce = 10;

/** The scan queue of this stage. */
export function scanQueue(): EnqueueScan {
  const { SCAN_QUEUE_URL: QueueUrl } = readEnvironment({ SCAN_QUEUE_URL: z.string().min(1) });
  const client = later(() => new SQSClient(inTime));
  return async (jobs, delayMilliseconds = 0) => {
    for (let n = 0; n < jobs.length; n += atOnce) {
      const Entries = jobs.slice(n, n + atOnce).map((job, i) => ({
        Id: String(i),
        MessageBody: JSON.stringify(job),
        DelaySeconds: Math.ceil(delayMilliseconds / 1000),
        ...carried(),
      }));
      const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      if (Failed.length > 0) throw new Error(`The scan queue refused a job: ${Failed[0]?.Code}`);
    }
  };
}
