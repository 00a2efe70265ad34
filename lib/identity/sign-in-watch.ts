import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import type { Stage } from '../stages.ts';

/** How long the function behind the queue may take. */
export const noticeSeconds = 30;
const queueDefaults: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Cognito calls it before it lets somebody in: a flood of other calls must not take its place. */
export const forSignIn = ({ reservedForSignIn }: Pick<Stage, 'reservedForSignIn'>) => ({
  urgent: true,
  reserved: reservedForSignIn,
});

/** User pool -> queue: each sign-in, and each password that was forgotten and set anew. Beside the pool, and knows no table. */
export class SignInWatch extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: StageBuild & { userPool: UserPool }) {
    super(scope, id);
    const { stage, assets, userPool } = props;
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * noticeSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
    const note = new ProductFunction(this, 'Note', {
      stage,
      assets,
      name: 'after-sign-in',
      impact: 'Nobody can sign in.',
      ...forSignIn(stage),
      seconds: 5,
      environment: { SIGN_IN_QUEUE_URL: this.queue.queueUrl },
    });
    this.queue.grantSendMessages(note);
    userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, note);
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, note);
  }
}
