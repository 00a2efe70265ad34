import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { grantTables } from '../data/table-access.ts';

/** A run stops itself after a minute and lets the next go on. */
const runSeconds = 120;

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Queue -> announce: what those who run the product tell everybody, page after page. */
export class Announcements extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & { tables: Tables; notifications: ProductFunction },
  ) {
    super(scope, id);
    const { stage, assets, tables, notifications } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    const queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * runSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
    const announce = new ProductFunction(this, 'Announce', {
      stage,
      assets,
      name: 'announce',
      goesOn: true,
      impact: 'Announcements stop halfway: some people get them and others do not.',
      seconds: runSeconds,
      environment: { ANNOUNCEMENT_QUEUE_URL: queue.queueUrl },
    });
    announce.addEventSource(
      new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );
    grantTables(announce, 'announce', tables);
    for (const sender of [announce, notifications]) queue.grantSendMessages(sender);
    notifications.addEnvironment('ANNOUNCEMENT_QUEUE_URL', queue.queueUrl);
  }
}
