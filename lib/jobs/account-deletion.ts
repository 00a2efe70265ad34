import { Duration } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { allowMail } from '../allow-mail.ts';
import type { Tables } from '../data/data.ts';
import { grantExports, grantRemovalOfFiles } from '../data/file-access.ts';
import type { Outbox } from '../outbox.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { grantTables } from '../data/table-access.ts';

const runSeconds = 120;

const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Queue -> delete-account: what a person asked to be deleted goes, also when the work is interrupted. */
export class AccountDeletion extends Construct {
  /** A message = one person to remove. */
  readonly queue: Queue;

  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & {
      tables: Tables;
      userPool: UserPool;
      userFiles: Bucket;
      outbox: Outbox | undefined;
      /** Where findings are compared anew. */
      scans: Queue;
      optOutKey: string;
    },
  ) {
    super(scope, id);
    const { stage, assets, tables, userPool, userFiles, outbox, scans, optOutKey } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * runSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
    const remove = new ProductFunction(this, 'Delete', {
      stage,
      assets,
      name: 'delete-account',
      impact: 'Accounts that people deleted are closed, but their data stays.',
      seconds: runSeconds,
      goesOn: true,
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_FILES_BUCKET: userFiles.bucketName,
        DELETION_QUEUE_URL: this.queue.queueUrl,
        SCAN_QUEUE_URL: scans.queueUrl,
        // What was asked without an account is found by the fingerprint of its address.
        OPT_OUT_KEY: optOutKey,
      },
    });
    remove.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );
    this.queue.grantSendMessages(remove);
    // What was compared with a picture that was taken away is compared anew.
    scans.grantSendMessages(remove);
    grantTables(remove, 'delete-account', tables);
    allowMail(remove, props);
    outbox?.erasedBy(remove);
    remove.addToRolePolicy(
      new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: [userPool.userPoolArn] }),
    );
    grantRemovalOfFiles(this, remove, userFiles);
    grantExports(this, 'Exports', remove, userFiles, ['s3:DeleteObject']);
  }
}
