import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { AnnouncementJob } from './announce-to-all.ts';
import { readEnvironment } from '../runtime/environment.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { carried } from '../runtime/trace/carried.ts';
import { later } from '../runtime/aws/later.ts';

/** Hands an announcement to the queue that announce works off. */
export function announcementQueue(): (job: AnnouncementJob) => Promise<void> {
  const { ANNOUNCEMENT_QUEUE_URL: QueueUrl } = readEnvironment({
    ANNOUNCEMENT_QUEUE_URL: z.string().min(1),
  });
  const client = later(() => new SQSClient(inTime));
  return async (job) => {
    await client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(job), ...carried() }));
  };
}
