import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { ProductFunction, type House } from '../product-function.ts';
import { grantTables } from '../data/table-access.ts';

const runSeconds = 30;
const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** User pool -> queue: each sign-in, and each password that was forgotten and set anew. Beside the pool, and knows no table. */
export class SignInWatch extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: House & { userPool: UserPool }) {
    super(scope, id);
    const { stage, assets, userPool } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * runSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
    const note = new ProductFunction(this, 'Note', {
      stage,
      assets,
      name: 'after-sign-in',
      impact: 'Nobody can sign in.',
      seconds: 5,
      environment: { SIGN_IN_QUEUE_URL: this.queue.queueUrl },
    });
    this.queue.grantSendMessages(note);
    userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, note);
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, note);
  }
}

/** Queue -> sign-in-notice: who signed in is told by mail what changed about their sign-in since they were told last. */
export class SignInNotices extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: House & { signIns: Queue; tables: Tables; userPool: UserPool; mailFrom: string },
  ) {
    super(scope, id);
    const { stage, assets, signIns, tables, userPool, mailFrom } = props;
    const notice = new ProductFunction(this, 'Notice', {
      stage,
      assets,
      name: 'sign-in-notice',
      impact: 'People are not told by mail that their second step, address or password was changed.',
      seconds: runSeconds,
      environment: { USER_POOL_ID: userPool.userPoolId, MAIL_FROM: mailFrom },
    });
    notice.addEventSource(
      new SqsEventSource(signIns, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );
    grantTables(notice, 'sign-in-notice', tables);
    notice.addToRolePolicy(
      new PolicyStatement({ actions: ['cognito-idp:AdminGetUser'], resources: [userPool.userPoolArn] }),
    );
    const domain = mailFrom.split('@').at(-1) ?? '';
    notice.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: domain })],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    );
  }
}
