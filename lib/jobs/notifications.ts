import { Duration } from 'aws-cdk-lib';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { Tables } from '../data/data.ts';
import type { Graphql } from '../api/graphql.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { grantTables } from '../data/table-access.ts';

/** The Notification row is the outbox: its stream drives the delivery, which marks a row once it is delivered. */
export class Notifications extends Construct {
  readonly deliver: ProductFunction;

  constructor(scope: Construct, id: string, props: StageBuild & { tables: Tables; graphql: Graphql }) {
    super(scope, id);
    const { tables, graphql } = props;
    const failed = new Queue(this, 'Failed', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(failed, 'It is where the stream puts what failed.', 'AwsSolutions-SQS3');
    const deliver = new ProductFunction(this, 'Deliver', {
      ...props,
      name: 'deliver',
      impact: 'People do not learn of new findings until they open the app.',
      seconds: 30,
      environment: { GRAPHQL_URL: graphql.api.graphqlUrl },
    });
    this.deliver = deliver;
    deliver.addEventSource(
      new DynamoEventSource(tables.Notification, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        retryAttempts: 5,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(failed),
      }),
    );
    acknowledge(
      deliver.role!,
      'Reading one stream takes listing them, which has no narrower resource.',
      'AwsSolutions-IAM5[Resource::*]',
    );
    grantTables(deliver, 'deliver', tables);
    graphql.grantPublish(deliver, 'publishNotification');
  }
}
