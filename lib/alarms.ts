import { CfnOutput, Duration, Stack, type App } from 'aws-cdk-lib';
import { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { brand } from './brand.ts';
import { ProductFunction } from './product-function.ts';
import type { Stacks } from './stacks.ts';
import type { Stage } from './stages.ts';

const every = { period: Duration.minutes(5), statistic: 'Sum' };

/** The alarms of a stage, in a stack of their own: it may go and come back without touching what it watches. */
export function addAlarms(app: App, stage: Stage, { identity, api }: Stacks): Stack {
  const stack = new Stack(app, `${brand}-${stage.name}-Alarms`, {
    description: `${brand} ${stage.name}: alarms`,
    env: { region: 'us-east-1' },
    terminationProtection: stage.terminationProtection,
    analyticsReporting: false,
  });
  new Alarms(stack, 'Alarms', { watched: [identity, api] });
  return stack;
}

/**
 * One alarm for each function that fails, each queue of what was given up, and each API that answers 5xx; it says whom that hurts. All
 * of them tell one topic, to which whoever is on call subscribes. About 10 cents a month each, some 30 of them.
 */
class Alarms extends Construct {
  private readonly action: SnsAction;

  /** @param watched the scopes whose functions, queues and APIs are watched, all that was added to them until now */
  constructor(scope: Construct, id: string, { watched }: { watched: readonly Construct[] }) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    acknowledge(
      topic,
      'CloudWatch cannot publish under the key of AWS; an alarm names a function and no person.',
      'AwsSolutions-SNS2',
    );
    this.action = new SnsAction(topic);
    for (const construct of watched.flatMap(({ node }) => node.findAll())) this.watch(construct);
    new CfnOutput(this, 'Address', { value: topic.topicArn, description: 'Subscribe to hear of alarms' });
  }

  private watch(construct: unknown): void {
    if (construct instanceof ProductFunction)
      this.alarm(construct.node.path, construct.metricErrors(every), construct.impact, 3);
    // What was given up stays there until somebody has looked.
    else if (construct instanceof Queue && construct.node.id === 'Failed')
      this.alarm(
        construct.node.path,
        construct.metricApproximateNumberOfMessagesVisible({ ...every, statistic: 'Maximum' }),
        'Something was given up after all its tries, and waits in the queue to be looked at.',
        1,
      );
    else if (construct instanceof SpecRestApi)
      this.alarm(construct.node.path, construct.metricServerError(every), 'Calls are answered with 5xx.', 5);
    else if (construct instanceof GraphqlApi)
      this.alarm(
        construct.node.path,
        new Metric({
          ...every,
          namespace: 'AWS/AppSync',
          metricName: '5XXError',
          dimensionsMap: { GraphQLAPIId: construct.apiId },
        }),
        'Queries are answered with 5xx.',
        5,
      );
  }

  private alarm(path: string, metric: IMetric, impact: string, from: number): void {
    const id = path.split('/').slice(1).join('');
    new Alarm(this, id, {
      metric,
      threshold: from,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: impact,
    }).addAlarmAction(this.action);
  }
}
