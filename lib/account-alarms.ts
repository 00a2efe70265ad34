import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { textsAlarm } from '#domain/operations/texts-alarm';
import { OwnAlarms } from './own-alarms.ts';
import type { Stage } from './stages.ts';

const day = 86_400_000;
/** Preflight refuses a key that ends sooner. */
const warnedDays = 60;
/** SES looks into an account at 5 and 0.1 percent, and pauses its mail at 10 and 0.5. */
const bounces = 0.04;
const complaints = 0.0008;

/** What is counted for the whole account, and the one end that comes on a day. Beside the topic, which they tell. */
export class AccountAlarms extends OwnAlarms {
  constructor(scope: Construct, id: string, { stage, topic }: { stage: Stage; topic: ITopic }) {
    super(scope, id, topic);
    const metric = (namespace: string, metricName: string, statistic: string, hours = 1) =>
      new Metric({ namespace, metricName, statistic, period: Duration.hours(hours) });
    this.alarm('Account/Throttled', {
      metric: metric('AWS/Lambda', 'Throttles', 'Sum').with({ period: Duration.minutes(5) }),
      from: 10,
      hurts:
        'Functions do not start because too many run at once in this account: calls fail, jobs are late.',
      urgency: 'Page',
      section: 'Functions are throttled',
    });
    this.alarm('Account/Texts', {
      metric: metric('AWS/SNS', 'SMSMonthToDateSpentUSD', 'Maximum', 6),
      from: textsAlarm,
      hurts: `Texts have cost ${textsAlarm} dollars this month. At the account's limit, codes by text stop.`,
      urgency: 'Ticket',
      section: 'Texts cost more than they should',
    });
    if (stage.mailFrom !== undefined) {
      const returned = { urgency: 'Page', section: 'Email bounces' } as const;
      this.alarm('Account/Bounces', {
        metric: metric('AWS/SES', 'Reputation.BounceRate', 'Maximum'),
        from: bounces,
        hurts: 'Too many of our emails bounce: SES will pause all of them.',
        ...returned,
      });
      this.alarm('Account/Complaints', {
        metric: metric('AWS/SES', 'Reputation.ComplaintRate', 'Maximum'),
        from: complaints,
        hurts: 'Too many people mark our emails as spam: SES will pause all of them.',
        ...returned,
      });
    }
    this.keyEnds(stage, topic);
    if (stage.monthlyDollars !== undefined) this.bill(stage.monthlyDollars, topic);
  }

  /** AWS itself writes this one, hours late: it knows no section of ours. */
  private bill(amount: number, topic: ITopic): void {
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const said = (notificationType: string, threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    });
    new CfnBudget(this, 'Bill', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
      notificationsWithSubscribers: [said('ACTUAL', 80), said('FORECASTED', 100)],
    });
  }

  /** No metric counts down to it, so it is said on a day. */
  private keyEnds({ apiKeyExpires }: Stage, topic: ITopic): void {
    const said = new Date(Date.parse(`${apiKeyExpires}T00:00:00Z`) - warnedDays * day);
    const role = new Role(this, 'KeyEndsRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    });
    topic.grantPublish(role);
    new CfnSchedule(this, 'KeyEnds', {
      description: 'Warns that the public API key expires',
      scheduleExpression: `at(${said.toISOString().slice(0, 19)})`,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: topic.topicArn,
        roleArn: role.roleArn,
        input: `The public API key expires on ${apiKeyExpires}: pages cannot check accounts without it. Ticket. docs/runbook.md: The public key expires`,
      },
    });
  }
}
