import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { ProductFunction, type ProductFunctionProps } from '../product-function.ts';
import { grantTables, type tableAccess } from '../data/table-access.ts';

export interface ScheduledJobProps extends Omit<ProductFunctionProps, 'name'> {
  name: keyof typeof tableAccess;
  tables: Tables;
  /** What each run looks for. */
  description: string;
  /** As often as scans are looked for, unless said. */
  everyMinutes?: number;
}

/** A function that runs every few minutes and looks for what is due; one more run finds nothing to do. */
export class ScheduledJob extends Construct {
  readonly job: ProductFunction;

  constructor(
    scope: Construct,
    id: string,
    { tables, description, everyMinutes, ...props }: ScheduledJobProps,
  ) {
    super(scope, id);
    const job = new ProductFunction(this, 'Run', props);
    this.job = job;
    grantTables(job, props.name, tables);
    // Described by hand: CDK's own target would also allow every version of the function by a wildcard.
    const role = new Role(this, 'DueRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [job.functionArn] }),
    );
    const minutes = everyMinutes ?? props.stage.scanEveryMinutes;
    new CfnSchedule(this, 'Due', {
      description,
      scheduleExpression: minutes === 1 ? 'rate(1 minute)' : `rate(${minutes} minutes)`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: job.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
      },
    });
  }
}
