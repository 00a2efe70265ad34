import { GetQueueAttributesCommand, paginateListQueues, type SQSClient } from '@aws-sdk/client-sqs';
import { brand } from '#domain/brand';
import { partIn } from '#domain/operations/operations';
import * as z from 'zod';
import type { FailedQueueRow } from '../lambdas/operator/failed-queues.ts';

const RedrivePolicy = z.object({ deadLetterTargetArn: z.string() });

/** The dead-letter queues of a stage that a queue leads to, each with that queue: what was given up goes back there. */
export async function failedQueuesOfStage(client: SQSClient, stage: string): Promise<FailedQueueRow[]> {
  const urls: string[] = [];
  for await (const { QueueUrls = [] } of paginateListQueues(
    { client },
    { QueueNamePrefix: `${brand}-${stage}-`, MaxResults: 1000 },
  ))
    urls.push(...QueueUrls);
  const queues = await Promise.all(
    urls.map(async (url) => {
      const { Attributes = {} } = await client.send(
        new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['QueueArn', 'RedrivePolicy'] }),
      );
      const policy = Attributes['RedrivePolicy'];
      const failedTo = policy && RedrivePolicy.parse(JSON.parse(policy)).deadLetterTargetArn;
      return { url, arn: Attributes['QueueArn'] ?? '', failedTo };
    }),
  );
  return queues.flatMap(({ url, arn }) => {
    const work = queues.find(({ failedTo }) => failedTo === arn);
    return work ? [{ name: partOf(url), url, arn, to: work.arn }] : [];
  });
}

/** CloudFormation names it `Countersign-prodb-Api-ApiScanningFailed1A2B3C4D-...`: the part of the product whose it is. */
const partOf = (url: string): string =>
  partIn(
    url
      .split('/')
      .at(-1)!
      .replace(new RegExp(`^${brand}-[^-]+-[^-]+-`), '')
      .replace(/(Failed)?[0-9A-F]{8}(-.*)?$/, ''),
  );
