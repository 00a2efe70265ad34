import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct, type IConstruct } from 'constructs';
import { brand } from '#domain/brand';
import { acknowledge } from '../acknowledge.ts';
import { type Tables, wakingTables } from '../data/data.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';

type SleepProps = StageBuild & {
  tables: Tables;
  afterMinutes: number;
  /** Everything that was made, with its queues, mappings and schedules. */
  of: readonly IConstruct[];
};

interface Switched {
  mappings: CfnEventSourceMapping[];
  schedules: CfnSchedule[];
  queues: Queue[];
}

/**
 * A stage that costs nothing while nobody uses it: what polls a queue and what ticks is made switched off. Rows that somebody's doing
 * writes switch it on, over streams of tables, whose reading by Lambda is free; a schedule of one moment switches it off again.
 */
export class Sleep extends Construct {
  constructor(scope: Construct, id: string, { stage, assets, tables, afterMinutes, of }: SleepProps) {
    super(scope, id);
    const switched = switchOff(of);
    const keeper = new ProductFunction(this, 'Keeper', {
      ...{ stage, assets },
      name: 'stay-awake',
      impact: "Nothing in this stage's queues is processed, and none of its jobs runs.",
      seconds: 30,
    });
    // Named here: the function that it calls is told of it.
    const look = `${brand}-${stage.name}-look`;
    const lookRole = this.look(keeper, look);
    for (const table of wakingTables)
      keeper.addEventSource(
        new DynamoEventSource(tables[table], {
          startingPosition: StartingPosition.LATEST,
          batchSize: 100,
          maxBatchingWindow: Duration.seconds(2),
          retryAttempts: 10,
          // What ends by itself is nobody's doing.
          filters: [FilterCriteria.filter({ eventName: FilterRule.or('INSERT', 'MODIFY') })],
        }),
      );
    acknowledge(
      keeper.role!,
      'Reading one stream takes listing them, which has no narrower resource.',
      'AwsSolutions-IAM5[Resource::*]',
    );
    const { mappings, schedules, queues } = switched;
    keeper.addEnvironment('SLEEPS_AFTER_MINUTES', String(afterMinutes));
    keeper.addEnvironment(
      'SWITCHES',
      Stack.of(this).toJsonString({
        mappings: mappings.map(({ ref }) => ref),
        schedules: schedules.map(({ ref }) => ref),
        jobs: schedules.map((schedule) => targetOf(schedule).arn),
        queues: queues.map(({ queueUrl }) => queueUrl),
        look,
      }),
    );
    this.allow(keeper, switched);
    this.allowSchedules(keeper, [
      { name: look, roleArn: lookRole.roleArn },
      ...schedules.map((schedule) => ({ name: schedule.ref, roleArn: targetOf(schedule).roleArn })),
    ]);
  }

  /** Of no moment until somebody comes. */
  private look(keeper: ProductFunction, name: string): Role {
    const role = new Role(this, 'LookRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [keeper.functionArn] }),
    );
    new CfnSchedule(this, 'Look', {
      name,
      description: 'Looks whether anything is left to do',
      scheduleExpression: 'rate(1 hour)',
      state: 'DISABLED',
      flexibleTimeWindow: { mode: 'OFF' },
      target: { arn: keeper.functionArn, roleArn: role.roleArn, input: '{"look":true}' },
    });
    return role;
  }

  private allow(keeper: ProductFunction, { mappings, schedules, queues }: Switched): void {
    const allow = (actions: string[], resources: string[]) =>
      keeper.addToRolePolicy(new PolicyStatement({ actions, resources }));
    allow(
      ['lambda:GetEventSourceMapping', 'lambda:UpdateEventSourceMapping'],
      mappings.map(({ ref }) => this.arn('lambda', `event-source-mapping:${ref}`)),
    );
    allow(
      ['lambda:InvokeFunction'],
      schedules.map((schedule) => targetOf(schedule).arn),
    );
    allow(
      ['sqs:GetQueueAttributes'],
      queues.map(({ queueArn }) => queueArn),
    );
  }

  /** An update states the role of a schedule anew, so the right to hand it on belongs to it. */
  private allowSchedules(keeper: ProductFunction, schedules: { name: string; roleArn: string }[]): void {
    keeper.addToRolePolicy(
      new PolicyStatement({
        actions: ['scheduler:GetSchedule', 'scheduler:UpdateSchedule'],
        resources: schedules.map(({ name }) => this.arn('scheduler', `schedule/default/${name}`)),
      }),
    );
    keeper.addToRolePolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: schedules.map(({ roleArn }) => roleArn),
        conditions: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
      }),
    );
  }

  private arn(service: string, resource: string): string {
    const { partition, region, account } = Stack.of(this);
    return `arn:${partition}:${service}:${region}:${account}:${resource}`;
  }
}

const targetOf = (schedule: CfnSchedule): CfnSchedule.TargetProperty =>
  schedule.target as CfnSchedule.TargetProperty;

/** Switches off what polls by the request and what ticks, and gives what was switched. */
function switchOff(made: readonly IConstruct[]): Switched {
  // A stream has a position to start from; Lambda reads it for nothing.
  const mappings = made
    .filter((one) => one instanceof CfnEventSourceMapping)
    .filter(({ startingPosition }) => startingPosition === undefined);
  const schedules = made.filter((one) => one instanceof CfnSchedule);
  for (const mapping of mappings) mapping.enabled = false;
  for (const schedule of schedules) schedule.state = 'DISABLED';
  const queues = made.filter((one) => one instanceof Queue).filter(({ node }) => node.id !== 'Failed');
  return { mappings, schedules, queues };
}
