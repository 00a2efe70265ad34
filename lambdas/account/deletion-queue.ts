import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { DeletionJob } from './delete-account.ts';
import type { LogoJob } from './forget-logo.ts';
import type { PictureJob } from './forget-picture.ts';
import { readEnvironment } from '../runtime/environment.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { carried } from '../runtime/trace/carried.ts';
import { later } from '../runtime/aws/later.ts';

/** Hands a deletion, of an account, its picture or the logo of a business, to the queue that delete-account works off, at once or after so many seconds. */
export function deletionQueue(): (
  job: DeletionJob | PictureJob | LogoJob,
  delaySeconds?: number,
) => Promise<void> {
  const { DELETION_QUEUE_URL: QueueUrl } = readEnvironment({ DELETION_QUEUE_URL: z.string().min(1) });
  const client = later(() => new SQSClient(inTime));
  return async (job, DelaySeconds = 0) => {
    await client.send(
      new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(job), DelaySeconds, ...carried() }),
    );
  };
}
