import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { scanAttempts } from '#domain/scan/scan-plan';
import { grantPictures, grantUserFiles } from '../data/file-access.ts';
import type { Tables } from '../data/data.ts';
import type { Graphql } from '../api/graphql.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { engineVersion } from './engine-version.ts';
import { grantSecrets } from './secret-access.ts';
import { sourceSecrets, sourcesVariable } from './source-access.ts';
import { grantTables } from '../data/table-access.ts';

/** The sources of some scans side by side, whose own deadlines are well below this. */
const runSeconds = 60;

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Schedule -> scan-plan -> queue -> scan-run: what is due is looked for, each source of a scan by itself. */
export class Scanning extends Construct {
  /** A message = sources of one scan to ask; start-scan sends here too. */
  readonly queue: Queue;
  readonly run: ProductFunction;
  /** Finds out what is due. */
  readonly plan: ProductFunction;

  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & { tables: Tables; graphql: Graphql; userFiles: Bucket; markKey: string },
  ) {
    super(scope, id);
    const { stage, tables, graphql, userFiles, markKey } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      // Six times the function's time: a message in work must not appear a second time.
      visibilityTimeout: Duration.seconds(6 * runSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: scanAttempts },
    });

    const plan = new ProductFunction(this, 'Plan', {
      ...props,
      name: 'scan-plan',
      impact: 'Nobody is scanned unless they press "Scan now".',
      seconds: 60,
      environment: {
        SCAN_QUEUE_URL: this.queue.queueUrl,
        SOURCES: sourcesVariable(stage, 'without tokens'),
      },
    });
    const run = new ProductFunction(this, 'Run', {
      ...props,
      name: 'scan-run',
      goesOn: true,
      impact: 'Scans do not finish: copies stay unseen.',
      seconds: runSeconds,
      memory: 1024,
      environment: {
        GRAPHQL_URL: graphql.api.graphqlUrl,
        SCAN_QUEUE_URL: this.queue.queueUrl,
        SOURCES: sourcesVariable(stage, 'with tokens'),
        USER_FILES_BUCKET: userFiles.bucketName,
        MARK_KEY: markKey,
        ENGINE_VERSION: engineVersion(),
      },
    });
    this.run = run;
    this.plan = plan;
    // Jobs mostly wait for platforms: those of five scans take hardly more time than one, and are counted together.
    run.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 10 }),
    );
    this.schedule(plan, stage.scanEveryMinutes);
    this.queue.grantSendMessages(plan);
    // A source that asks us to wait is put back with a delay.
    this.queue.grantSendMessages(run);
    grantTables(plan, 'scan-plan', tables);
    grantTables(run, 'scan-run', tables);
    grantSecrets(run, sourceSecrets(stage));
    grantUserFiles(this, 'Files', run, userFiles, ['s3:GetObject']);
    // Pictures of the accounts that were found: kept, and removed with their findings.
    grantPictures(this, 'SeenPictures', run, userFiles, {
      folder: 'seen',
      actions: ['s3:PutObject', 's3:DeleteObject'],
    });
    graphql.grantPublish(run, 'publishScanProgress');
  }

  /** Described by hand: CDK's own target would also allow every version of the function by a wildcard. */
  private schedule(plan: ProductFunction, minutes: number): void {
    const role = new Role(this, 'DueRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [plan.functionArn] }),
    );
    new CfnSchedule(this, 'Due', {
      description: 'Looks for scans that are due',
      scheduleExpression: minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: plan.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
      },
    });
  }
}
