import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Watched } from './own-alarms.ts';
import type { ProductFunction } from './product-function.ts';

interface Refusal extends Omit<Watched, 'metric'> {
  /** Name of its metric. */
  counted: string;
  /** How a function's log says it. No error: the call goes on, and what is to be told waits or stands in the app. */
  says: readonly [string, string];
  /** The functions that do. */
  by: readonly string[];
}

/** What other services refuse without a function failing by it. */
export const refusals: readonly Refusal[] = [
  {
    counted: 'MessagesRefused',
    says: ['Mail not accepted', 'Code not sent'],
    by: ['business', 'delete-account', 'mail-send', 'notification', 'rights', 'sign-in-notice', 'user'],
    from: 3,
    hurts: 'Emails or texts are refused on handover: alerts wait, codes do not arrive.',
    urgency: 'Page',
    section: 'Emails or texts are refused',
  },
  {
    counted: 'PublishesRefused',
    says: ['Publishing was refused', 'Publishing failed'],
    by: ['cross-match', 'deliver', 'scan-run'],
    from: 10,
    hurts: 'Open pages are not updated: scans seem to stand still, alerts appear only after a reload.',
    urgency: 'Ticket',
    section: 'Open pages are not updated',
  },
];

/** Counts a refusal in the logs of these functions. The metric costs 30 cents in a month in which it happens. */
export function countedRefusals(
  scope: Construct,
  { counted, says }: Refusal,
  { functions, namespace }: { functions: readonly ProductFunction[]; namespace: string },
): Metric {
  const [first, second] = says.map((words) => FilterPattern.stringValue('$.message', '=', words));
  for (const each of functions)
    new MetricFilter(scope, `${counted}${each.node.id}${each.node.addr.slice(-6)}`, {
      logGroup: each.logGroup,
      metricNamespace: namespace,
      metricName: counted,
      filterPattern: FilterPattern.any(first!, second!),
    });
  return new Metric({
    ...{ namespace, metricName: counted, statistic: 'Sum', period: Duration.minutes(15) },
  });
}

/**
 * A function's errors without those that it throws to refuse: Cognito takes a refusal as an error only. A log without one says zero, and
 * what is cut off before it logs anything is filled in, so that a failure counts all the same.
 */
export function errorsNotMeant(
  scope: Construct,
  { failing, says }: { failing: ProductFunction; says: string },
  { namespace, period }: { namespace: string; period: Duration },
): MathExpression {
  const refused = { namespace, metricName: `${failing.node.id}Refused` };
  new MetricFilter(scope, refused.metricName, {
    logGroup: failing.logGroup,
    metricNamespace: namespace,
    metricName: refused.metricName,
    filterPattern: FilterPattern.stringValue('$.message', '=', says),
    defaultValue: 0,
  });
  const counted = { statistic: 'Sum', period };
  return new MathExpression({
    expression: 'errors - FILL(refused, 0)',
    usingMetrics: {
      errors: failing.metricErrors(counted),
      refused: new Metric({ ...refused, ...counted }),
    },
    period,
  });
}
