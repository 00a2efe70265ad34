import { SQSClient, SendMessageCommand } from '@aws-sdk/client-sqs';
import type { SeenProfile } from '#domain/scan/finding';
import type { SeenJob } from '#domain/scan/seen-job';
import * as z from 'zod';
import { readEnvironment } from './environment.ts';
import { inTime } from './aws/in-time.ts';
import { carried } from './trace/carried.ts';
import { later } from './aws/later.ts';

/** Bytes of profiles in one message: SQS takes 256 kB. */
const mostBytes = 200_000;

/** Hands profiles that a search met to those who look whom else they imitate. */
export function seenQueue(): (job: SeenJob) => Promise<void> {
  const { SEEN_QUEUE_URL: QueueUrl } = readEnvironment({ SEEN_QUEUE_URL: z.string().min(1) });
  const client = later(() => new SQSClient(inTime));
  return async (job) => {
    for (const profiles of messagesOf(job.profiles))
      await client.send(
        new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ ...job, profiles }), ...carried() }),
      );
  };
}

/** The profiles in as few parts as messages can carry. */
export function messagesOf(profiles: readonly SeenProfile[]): SeenProfile[][] {
  const messages: SeenProfile[][] = [];
  let room = 0;
  for (const profile of profiles) {
    const bytes = Buffer.byteLength(JSON.stringify(profile));
    if (room < bytes) {
      messages.push([]);
      room = mostBytes;
    }
    messages.at(-1)!.push(profile);
    room -= bytes;
  }
  return messages;
}
