import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { EmailSendingEvent, EventDestination, type ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Tables } from '../data/data.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { grantTables } from '../data/table-access.ts';

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
const runSeconds = 30;

/** SES -> topic -> queue -> mail-returned: an address that mails come back from is marked, and no more are sent there. */
export class ReturnedMail extends Construct {
  constructor(scope: Construct, id: string, props: StageBuild & { tables: Tables; set: ConfigurationSet }) {
    super(scope, id);
    const { stage, assets, tables, set } = props;
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    acknowledge(
      topic,
      'SES cannot publish to a topic under the key of AWS, and a key of our own costs by the month for bounces.',
      'AwsSolutions-SNS2',
    );
    set.addEventDestination('Returned', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    const queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * runSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
    topic.addSubscription(new SqsSubscription(queue, { deadLetterQueue: failed }));
    const take = new ProductFunction(this, 'Take', {
      stage,
      assets,
      name: 'mail-returned',
      impact: 'Emails keep going to addresses that do not exist; SES may pause all of them.',
      seconds: runSeconds,
      environment: { MAIL_TOPIC: topic.topicArn, MAIL_SET: set.configurationSetName },
    });
    take.addEventSource(
      new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );
    grantTables(take, 'mail-returned', tables);
  }
}
