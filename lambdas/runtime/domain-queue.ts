import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { DomainJob } from '#domain/domain-watch/domain-job';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';
import { inTime } from './aws/in-time.ts';
import { carried } from './trace/carried.ts';
import { later } from './aws/later.ts';

/** Hands work to domain-watch, at once or after some seconds (at most 900). */
export function domainQueue(): (job: DomainJob, afterSeconds?: number) => Promise<void> {
  const { DOMAIN_QUEUE_URL: QueueUrl } = readEnvironment({ DOMAIN_QUEUE_URL: z.string().min(1) });
  const client = later(() => new SQSClient(inTime));
  return async (job, DelaySeconds) => {
    await client.send(
      new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(job), DelaySeconds, ...carried() }),
    );
  };
}
