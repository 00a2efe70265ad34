import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import type { StageBuild } from '../product-function.ts';
import type { DomainLooks } from './domain-looks.ts';
import { ScheduledJob } from './scheduled-job.ts';
import { grantSecrets } from './secret-access.ts';
import { sourceSecrets, sourcesVariable } from './source-access.ts';

/**
 * What is looked at again on a schedule: proofs that may no longer hold, cases whose owner wanted to be reminded, and what waits
 * for those who run the product.
 */
export class Proofs extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: StageBuild & { tables: Tables; userPool: UserPool; looks: DomainLooks },
  ) {
    super(scope, id);
    const check = new ScheduledJob(this, 'Check', {
      ...props,
      name: 'proof-check',
      impact: 'Accounts that changed hands are still shown as confirmed.',
      description: 'Looks for proofs that are due',
      seconds: 120,
      memory: 1024,
      environment: { SOURCES: sourcesVariable(props.stage, 'with tokens') },
    });
    grantSecrets(check.job, sourceSecrets(props.stage));
    // A business's webhook hears of a proof that ended.
    props.looks.allowSending(check.job);
    new ScheduledJob(this, 'Remind', {
      ...props,
      name: 'case-remind',
      impact: 'Nobody is reminded to check a reported copy again.',
      description: 'Looks for reminders that are due',
      seconds: 60,
    });
    const { job } = new ScheduledJob(this, 'Operators', {
      ...props,
      name: 'tell-operators',
      impact: 'Operators are not notified of waiting reviews and messages.',
      description: 'Looks for what waits for an operator',
      seconds: 60,
      environment: { USER_POOL_ID: props.userPool.userPoolId },
    });
    job.addToRolePolicy(
      new PolicyStatement({
        actions: ['cognito-idp:ListUsersInGroup'],
        resources: [props.userPool.userPoolArn],
      }),
    );
  }
}
