import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import type { ProductFunction } from '../product-function.ts';

/** Where something is given up; `from` the queue it came from. A stream has none, so what it gave up is only counted. */
interface FailedQueue {
  failed: Queue;
  from?: Queue | undefined;
}

/** Every queue for what was given up, among all that was made. */
export function failedQueuesIn(constructs: readonly IConstruct[]): FailedQueue[] {
  const queues = constructs.filter((one) => one instanceof Queue);
  const from = new Map(
    queues.flatMap((queue) => (queue.deadLetterQueue ? [[queue.deadLetterQueue.queue, queue]] : [])),
  );
  const failed = new Set([
    ...queues.filter(({ node }) => node.id === 'Failed'),
    ...[...from.keys()].filter((one) => one instanceof Queue),
  ]);
  return [...failed].map((queue) => ({ failed: queue, from: from.get(queue) }));
}

/** Lets a function see how much was given up in each. In FAILED_QUEUES they have the name of what they belong to. */
export function allowCounting(target: ProductFunction, queues: readonly FailedQueue[]): void {
  const rows = queues.map(({ failed, from }) => ({
    name: failed.node.scope!.node.id,
    url: failed.queueUrl,
    ...(from && { arn: failed.queueArn, to: from.queueArn }),
  }));
  target.addEnvironment('FAILED_QUEUES', JSON.stringify(rows));
  allow(
    target,
    ['sqs:GetQueueAttributes'],
    queues.map(({ failed }) => failed),
  );
}

/** Lets a function put what was given up back on the queue it came from, and on no other. */
export function allowRedrive(target: ProductFunction, queues: readonly FailedQueue[]): void {
  allowCounting(target, queues);
  const movable = queues.flatMap(({ failed, from }) => (from ? [{ failed, from }] : []));
  allow(
    target,
    ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
    movable.map(({ failed }) => failed),
  );
  allow(
    target,
    ['sqs:SendMessage'],
    movable.map(({ from }) => from),
  );
}

function allow(target: ProductFunction, actions: string[], queues: readonly Queue[]): void {
  target.addToRolePolicy(new PolicyStatement({ actions, resources: queues.map(({ queueArn }) => queueArn) }));
}
