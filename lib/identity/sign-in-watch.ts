import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
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

interface Props extends StageBuild {
  userPool: UserPool;
  /** Whether anybody is told by mail of what a sign-in shows. */
  tells: boolean;
}

/**
 * User pool -> queue, where somebody is told of it: each sign-in, and each password that was forgotten and set anew. In every stage it ends
 * the first password of a sign-up that was finished without it. Beside the pool, and knows no table.
 */
export class SignInWatch extends Construct {
  readonly queue: Queue | undefined;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    const { stage, assets, userPool, tells } = props;
    if (tells) this.queue = this.makeQueue();
    const note = new ProductFunction(this, 'Note', {
      stage,
      assets,
      name: 'after-sign-in',
      impact: 'Nobody can sign in.',
      ...forSignIn(stage),
      seconds: 5,
      ...(this.queue && { environment: { SIGN_IN_QUEUE_URL: this.queue.queueUrl } }),
    });
    this.queue?.grantSendMessages(note);
    if (tells) userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, note);
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, note);
    // A policy of its own: in the role's default policy the pool and the function would wait for each other.
    new Policy(this, 'MayEndFirstPassword', {
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:AdminSetUserPassword', 'cognito-idp:AdminUserGlobalSignOut'],
          resources: [userPool.userPoolArn],
        }),
      ],
      roles: note.role ? [note.role] : [],
    });
  }

  private makeQueue(): Queue {
    const failed = new Queue(this, 'Failed', { ...queueDefaults, retentionPeriod: Duration.days(14) });
    return new Queue(this, 'Queue', {
      ...queueDefaults,
      visibilityTimeout: Duration.seconds(6 * noticeSeconds),
      deadLetterQueue: { queue: failed, maxReceiveCount: 5 },
    });
  }
}
