import { Duration } from 'aws-cdk-lib';
import { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { OwnAlarms } from './own-alarms.ts';
import { ProductFunction } from './product-function.ts';
import { countedRefusals, errorsNotMeant, refusals } from './refusals.ts';

const every = { period: Duration.minutes(5), statistic: 'Sum' };
/** What waits longer is noticed by people. */
const longestWait = Duration.minutes(30);

/**
 * The alarms of one stack: a function that fails, a job that stopped, a queue or stream that waits, what was given up or refused, an API
 * or the site that answers 5xx. They stand beside what they watch, so that a renamed function takes its alarm along. About 10 cents a
 * month each.
 */
export class Alarms extends OwnAlarms {
  /**
   * Watches all that was added to `scope` until now.
   * @param namespace of metrics of our own
   */
  constructor(scope: Construct, id: string, { topic, namespace }: { topic: ITopic; namespace: string }) {
    super(scope, id, topic);
    const all = scope.node.findAll();
    for (const construct of all) this.watch(construct, namespace);
    for (const refusal of refusals) {
      const functions = all.filter(
        (each): each is ProductFunction => each instanceof ProductFunction && refusal.by.includes(each.entry),
      );
      if (functions.length === 0) continue;
      const metric = countedRefusals(this, refusal, { functions, namespace });
      this.alarm(`${id}/${refusal.counted}`, { ...refusal, metric });
    }
  }

  private watch(construct: unknown, namespace: string): void {
    if (construct instanceof ProductFunction)
      this.alarm(construct.node.path, {
        metric:
          construct.refuses === undefined
            ? construct.metricErrors(every)
            : errorsNotMeant(
                this,
                { failing: construct, says: construct.refuses },
                { namespace, period: every.period },
              ),
        from: 3,
        hurts: construct.impact,
        ...(construct.urgent
          ? { urgency: 'Page', section: 'Nobody can sign in' }
          : { urgency: 'Ticket', section: 'A function fails' }),
      });
    else if (construct instanceof Queue) this.watchQueue(construct);
    else if (construct instanceof CfnSchedule) this.watchJob(construct);
    else if (construct instanceof CfnEventSourceMapping) this.watchStream(construct);
    else if (construct instanceof SpecRestApi)
      this.answers(construct, construct.metricServerError(every), 'Calls are answered with 5xx.');
    else if (construct instanceof GraphqlApi)
      this.answers(
        construct,
        new Metric({
          ...every,
          namespace: 'AWS/AppSync',
          metricName: '5XXError',
          dimensionsMap: { GraphQLAPIId: construct.apiId },
        }),
        'Queries are answered with 5xx.',
      );
    else if (construct instanceof Distribution)
      this.alarm(construct.node.path, {
        metric: construct.metric5xxErrorRate({ period: Duration.minutes(5) }),
        from: 5,
        hurts: 'At least one in twenty requests for the site fails: people may not reach it.',
        urgency: 'Page',
        section: 'The site returns 5xx',
      });
  }

  private answers(api: Construct, metric: Metric, hurts: string): void {
    this.alarm(api.node.path, { metric, from: 5, hurts, urgency: 'Page', section: 'An API returns 5xx' });
  }

  private watchQueue(queue: Queue): void {
    // What was given up stays there until somebody has looked.
    if (queue.node.id === 'Failed')
      this.alarm(queue.node.path, {
        metric: queue.metricApproximateNumberOfMessagesVisible({ ...every, statistic: 'Maximum' }),
        from: 1,
        hurts: 'A message failed every attempt and waits in the queue for someone to look at it.',
        urgency: 'Ticket',
        section: 'A message failed for good',
      });
    else
      this.alarm(`${queue.node.path}/Waits`, {
        metric: queue.metricApproximateAgeOfOldestMessage({ ...every, statistic: 'Maximum' }),
        from: longestWait.toSeconds(),
        hurts: 'Requests or notifications have been waiting for more than half an hour.',
        urgency: 'Ticket',
        section: 'A queue or stream is backed up',
      });
  }

  /** A schedule that was switched off, or may not call its function, says nothing by itself. */
  private watchJob(schedule: CfnSchedule): void {
    const rate = /^rate\((\d+) minutes?\)$/.exec(schedule.scheduleExpression)?.[1];
    const job = (schedule.node.scope as Construct).node.children.find(
      (one) =>
        one instanceof ProductFunction &&
        one.functionArn === (schedule.target as CfnSchedule.TargetProperty).arn,
    ) as ProductFunction | undefined;
    if (!rate || !job) return;
    this.alarm(`${job.node.path}/Stopped`, {
      // Twice its rate, in whole hours.
      metric: job.metricInvocations({ statistic: 'Sum', period: Duration.hours(Math.ceil(+rate / 30)) }),
      from: 1,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      missing: TreatMissingData.BREACHING,
      hurts: `It no longer runs: ${job.impact}`,
      urgency: 'Ticket',
      section: 'A job stopped',
    });
  }

  private watchStream(mapping: CfnEventSourceMapping): void {
    if (mapping.startingPosition === undefined) return;
    const reader = mapping.node.scope?.node.scope;
    if (!(reader instanceof ProductFunction)) throw new Error(`${mapping.node.path} drives no function.`);
    this.alarm(`${reader.node.path}/Lags`, {
      metric: reader.metric('IteratorAge', { ...every, statistic: 'Maximum' }),
      from: longestWait.toMilliseconds(),
      hurts: `More than half an hour late: ${reader.impact}`,
      urgency: 'Ticket',
      section: 'A queue or stream is backed up',
    });
  }
}
