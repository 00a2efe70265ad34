import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { grantTables } from '../data/table-access.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';

const lookSeconds = 180;

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/**
 * scan-plan, scan-run -> queue -> domain-watch: the look-alikes of each business's domain, once a day; what does not fit in one message is
 * put back. Nothing is on the queue where no business has a domain.
 */
export class DomainLooks extends Construct {
  /** A message = a round of looks, or names that were found elsewhere. */
  readonly queue: Queue;

  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & { tables: Tables; plan: ProductFunction; scans: ProductFunction },
  ) {
    super(scope, id);
    const { stage, assets, tables, plan, scans } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * lookSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 4 },
    });
    const watch = new ProductFunction(this, 'Watch', {
      ...{ stage, assets },
      name: 'domain-watch',
      goesOn: true,
      impact: 'Businesses do not learn of new look-alike domains.',
      seconds: lookSeconds,
      memory: 1024,
      environment: {
        DOMAIN_QUEUE_URL: this.queue.queueUrl,
        NAME_SERVERS: stage.nameServers,
        ...(stage.playsInternet && { DOMAIN_WEB: '' }),
      },
    });
    watch.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 4 }),
    );
    grantTables(watch, 'domain-watch', tables);
    this.queue.grantSendMessages(watch);
    // Rounds that are due; news about copies for a webhook.
    for (const sender of [plan, scans]) this.allowSending(sender);
  }

  /** Lets a function hand over news for the webhook of a business. */
  allowSending(sender: ProductFunction): void {
    sender.addEnvironment('DOMAIN_QUEUE_URL', this.queue.queueUrl);
    this.queue.grantSendMessages(sender);
  }
}
