import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import type { ProductFunction } from '../product-function.ts';

/**
 * Lets a function see how much was given up in each queue and put it back on the queue it came from, to no other. What a stream
 * gave up is only counted: it has no queue to go back to. In FAILED_QUEUES they have the name of what they belong to.
 */
export function allowRedrive(target: ProductFunction, constructs: readonly IConstruct[]): void {
  const queues = constructs.filter((one) => one instanceof Queue);
  const of = new Map(
    queues.flatMap((queue) => (queue.deadLetterQueue ? [[queue.deadLetterQueue.queue, queue]] : [])),
  );
  const failed = new Set([...queues.filter(({ node }) => node.id === 'Failed'), ...of.keys()]);
  const rows = [...failed].map((queue) => {
    const from = of.get(queue);
    return {
      name: queue.node.scope!.node.id,
      url: queue.queueUrl,
      ...(from && { arn: queue.queueArn, to: from.queueArn }),
    };
  });
  target.addEnvironment('FAILED_QUEUES', JSON.stringify(rows));
  const allow = (actions: string[], resources: string[]) =>
    target.addToRolePolicy(new PolicyStatement({ actions, resources }));
  allow(
    ['sqs:GetQueueAttributes'],
    [...failed].map(({ queueArn }) => queueArn),
  );
  allow(
    ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage'],
    [...of.keys()].map(({ queueArn }) => queueArn),
  );
  allow(
    ['sqs:SendMessage'],
    [...of.values()].map(({ queueArn }) => queueArn),
  );
}
