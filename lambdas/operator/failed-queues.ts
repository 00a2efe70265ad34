import { GetQueueAttributesCommand, SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import { ProductError } from '#domain/errors';
import type { FailedQueue } from '#domain/operations/operations';
import * as z from 'zod';
import { readEnvironment } from '../runtime/environment.ts';
import { inTime } from '../runtime/aws/in-time.ts';
import { later } from '../runtime/aws/later.ts';

/** A dead-letter queue of the stage; `arn` and `to` where what lies there can go back to its queue. */
const FailedQueueRow = z.object({
  name: z.string(),
  url: z.string(),
  arn: z.string().optional(),
  to: z.string().optional(),
});
export type FailedQueueRow = z.infer<typeof FailedQueueRow>;

export interface FailedQueues {
  all(): Promise<FailedQueue[]>;
  /** Begins to put what lies there back; gives how much that is. Throws NOT_FOUND and CONFLICT. */
  redrive(name: string): Promise<number>;
}

/** What was given up after all its tries, in every queue of this stage. */
export function stageFailedQueues(): FailedQueues {
  const { FAILED_QUEUES } = readEnvironment({ FAILED_QUEUES: z.string().min(1) });
  return failedQueuesOver(
    later(() => new SQSClient(inTime)),
    z.array(FailedQueueRow).parse(JSON.parse(FAILED_QUEUES)),
  );
}

/** The same for queues that are known otherwise. */
export function failedQueuesOver(client: SQSClient, rows: readonly FailedQueueRow[]): FailedQueues {
  const waitingIn = async (QueueUrl: string) => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return Number(Attributes?.['ApproximateNumberOfMessages'] ?? 0);
  };
  return {
    all: () =>
      Promise.all(
        rows.map(async ({ name, url, to }) => ({
          name,
          waiting: await waitingIn(url),
          canRedrive: to !== undefined,
        })),
      ),
    redrive: async (name) => {
      const row = rows.find((one) => one.name === name);
      if (!row?.arn || !row.to) throw new ProductError('NOT_FOUND', 'There is nothing to try again.');
      const waiting = await waitingIn(row.url);
      if (waiting === 0) return 0;
      try {
        await client.send(new StartMessageMoveTaskCommand({ SourceArn: row.arn, DestinationArn: row.to }));
      } catch (error) {
        // One move at a time, says SQS.
        if (error instanceof Error && error.name === 'UnsupportedOperation')
          throw new ProductError('CONFLICT', 'They are already being tried again.');
        throw error;
      }
      return waiting;
    },
  };
}
