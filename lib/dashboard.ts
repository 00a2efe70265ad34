import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { brand } from '#domain/brand';
import { type Measured, measuredService } from '#domain/operations/measured';
import { refusals } from './refusals.ts';
import type { Stage } from './stages.ts';

const period = Duration.minutes(5);

interface Found {
  title: string;
  /** Namespace and dimension of the metrics. */
  of: string;
  names: readonly string[];
  statistic: 'Sum' | 'Maximum' | 'p99';
}

/** What whoever is on call looks at first, from what people notice to what causes it. */
const rows: readonly (readonly Found[])[] = [
  [
    {
      title: 'REST: answers of our own fault',
      of: 'AWS/ApiGateway,ApiName',
      names: ['5XXError'],
      statistic: 'Sum',
    },
    {
      title: 'REST: the slowest hundredth, ms',
      of: 'AWS/ApiGateway,ApiName',
      names: ['Latency'],
      statistic: 'p99',
    },
  ],
  [
    { title: 'Functions that fail', of: 'AWS/Lambda,FunctionName', names: ['Errors'], statistic: 'Sum' },
    {
      title: 'Functions that are not started',
      of: 'AWS/Lambda,FunctionName',
      names: ['Throttles'],
      statistic: 'Sum',
    },
    {
      title: 'The slowest hundredth, ms',
      of: 'AWS/Lambda,FunctionName',
      names: ['Duration'],
      statistic: 'p99',
    },
  ],
  [
    {
      ...{ title: 'The oldest message of a queue, s', of: 'AWS/SQS,QueueName', statistic: 'Maximum' },
      names: ['ApproximateAgeOfOldestMessage'],
    },
    {
      title: 'How late streams are, ms',
      of: 'AWS/Lambda,FunctionName',
      names: ['IteratorAge'],
      statistic: 'Maximum',
    },
    {
      ...{ title: 'Tables that throttle', of: 'AWS/DynamoDB,TableName', statistic: 'Sum' },
      names: ['ReadThrottleEvents', 'WriteThrottleEvents'],
    },
  ],
];

/**
 * The dashboard of a stage, named like it. Metrics are found by the names that CloudFormation gives (`Countersign-prodb-…`), and REST APIs by
 * ours (`appAPI-prodb`), so that it holds up no other stack. Three dashboards an account are free.
 */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, { name }: Pick<Stage, 'name'>) {
    super(scope, id);
    const searched = ({ of, names, statistic }: Found): IMetric =>
      new MathExpression({
        expression: `SEARCH('{${of}} ${of.endsWith('ApiName') ? name : `${brand} ${name}`} (${names.map((one) => `MetricName="${one}"`).join(' OR ')})', '${statistic}', 300)`,
        label: '',
        period,
      });
    const widget = (title: string, width: number, left: IMetric[]) =>
      new GraphWidget({ title, left, width, height: 6 });
    const namespace = `${brand}/${name}`;
    const health: Measured = 'SourceAnswered';
    const own = (statistic: string, names: readonly Measured[]): IMetric[] =>
      names.map(
        (metricName) =>
          new Metric({
            namespace,
            metricName,
            statistic,
            period,
            dimensionsMap: { service: measuredService },
          }),
      );
    new Dashboard(this, 'Dashboard', {
      dashboardName: `${brand}-${name}`,
      widgets: [
        ...rows.map((row) => row.map((found) => widget(found.title, 24 / row.length, [searched(found)]))),
        [
          widget('Scans', 8, [
            ...own('Sum', ['ScansBegun', 'ScansEnded', 'ScansBlind', 'ScansPutOff', 'ScansGivenUp']),
          ]),
          widget('Findings that are told, alerts that went out', 8, own('Sum', ['Findings', 'Alerts'])),
          widget('From a copy to its alert, minutes', 8, [
            ...['p50', 'p90'].flatMap((statistic) => own(statistic, ['MinutesToAlert'])),
          ]),
        ],
        [
          widget('Sources: how much of what they are asked is answered', 24, [
            new MathExpression({
              expression: `SEARCH('{${namespace},service,source} MetricName="${health}"', 'Average', 3600)`,
              label: '',
              period: Duration.hours(1),
            }),
          ]),
        ],
        [
          widget(
            'Mails, texts and publishes that were refused',
            24,
            refusals.map(
              ({ counted }) =>
                new Metric({ ...{ namespace, metricName: counted, statistic: 'Sum', period } }),
            ),
          ),
        ],
      ],
    });
  }
}
