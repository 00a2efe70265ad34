import type { Deployment } from '../template/template.ts';
import type { QueueSettings } from './queue.ts';
import { openSqs, type Sqs, type SqsOptions } from './sqs.ts';

export interface QueuesFromTemplate extends Omit<SqsOptions, 'queues'> {
  deployment: Deployment;
}

/** The queues of the template. */
export const openQueues = ({ deployment, ...options }: QueuesFromTemplate): Promise<Sqs> =>
  openSqs({
    ...options,
    queues: deployment
      .ofType('AWS::SQS::Queue')
      .map((queue) => queueSettings(queue.physicalName, queue.attribute('Arn')!, queue.properties)),
  });

/** Reads an AWS::SQS::Queue. */
export function queueSettings(name: string, arn: string, properties: Record<string, unknown>): QueueSettings {
  const redrive = properties.RedrivePolicy as
    { deadLetterTargetArn: string; maxReceiveCount: number } | undefined;
  if (properties.FifoQueue) throw new Error(`${name}: the emulated queues know standard queues only`);
  return {
    name,
    arn,
    visibilitySeconds: Number(properties.VisibilityTimeout ?? 30),
    retentionSeconds: Number(properties.MessageRetentionPeriod ?? 345_600),
    delaySeconds: Number(properties.DelaySeconds ?? 0),
    redrive: redrive && {
      queueArn: redrive.deadLetterTargetArn,
      maxReceiveCount: Number(redrive.maxReceiveCount),
    },
  };
}
