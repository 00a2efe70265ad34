import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Tables } from './data.ts';
import { ProductFunction, type House } from './product-function.ts';
import { sourcesVariable } from './source-access.ts';
import { grantTables } from './table-access.ts';

/** Proofs are looked at again on a schedule: what no longer holds must not go on being shown. */
export class Proofs extends Construct {
  constructor(scope: Construct, id: string, props: House & { tables: Tables }) {
    super(scope, id);
    const { stage, tables } = props;
    const check = new ProductFunction(this, 'Check', {
      ...props,
      name: 'proof-check',
      impact: 'Accounts that changed hands go on being shown as confirmed.',
      seconds: 120,
      memory: 1024,
      environment: { SOURCES: sourcesVariable(stage, 'with tokens') },
    });
    grantTables(check, 'proof-check', tables);
    // Described by hand, like the scans': CDK's own target would also allow every version of the function.
    const role = new Role(this, 'DueRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [check.functionArn] }),
    );
    const minutes = stage.scanEveryMinutes;
    new CfnSchedule(this, 'Due', {
      description: 'Looks for proofs that are due',
      scheduleExpression: minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: check.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
      },
    });
  }
}
