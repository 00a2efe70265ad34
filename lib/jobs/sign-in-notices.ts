import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { allowMail } from '../allow-mail.ts';
import type { Tables } from '../data/data.ts';
import { grantTables } from '../data/table-access.ts';
import { noticeSeconds } from '../identity/sign-in-watch.ts';
import type { Outbox } from '../outbox.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';

/** Queue -> sign-in-notice: who signed in is told by mail what changed about their sign-in since they were told last. */
export class SignInNotices extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & {
      signIns: Queue;
      tables: Tables;
      userPool: UserPool;
      outbox: Outbox | undefined;
    },
  ) {
    super(scope, id);
    const { stage, assets, signIns, tables, userPool } = props;
    const notice = new ProductFunction(this, 'Notice', {
      stage,
      assets,
      name: 'sign-in-notice',
      impact: 'People get no email when their second step, address or password has changed.',
      seconds: noticeSeconds,
      environment: { USER_POOL_ID: userPool.userPoolId },
    });
    notice.addEventSource(
      new SqsEventSource(signIns, { batchSize: 5, reportBatchItemFailures: true, maxConcurrency: 2 }),
    );
    grantTables(notice, 'sign-in-notice', tables);
    notice.addToRolePolicy(
      new PolicyStatement({ actions: ['cognito-idp:AdminGetUser'], resources: [userPool.userPoolArn] }),
    );
    allowMail(notice, props);
  }
}
