import { Duration } from 'aws-cdk-lib';
import { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ProductFunction } from './product-function.ts';

const every = { period: Duration.minutes(5), statistic: 'Sum' };

/**
 * The alarms of one stack: a function that fails, a queue of what was given up, an API that answers 5xx. Each says whom that hurts.
 * They stand beside what they watch, so that a renamed function takes its alarm along. About 10 cents a month each.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  /** Watches all that was added to `scope` until now. */
  constructor(scope: Construct, id: string, topic: ITopic) {
    super(scope, id);
    this.action = new SnsAction(topic);
    for (const construct of scope.node.findAll()) this.watch(construct);
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
