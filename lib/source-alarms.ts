import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type Measured, measuredService } from '#domain/operations/measured';
import { sourceName } from '#domain/operations/operations';
import { SourceId } from '#domain/scan/scan-job';
import { OwnAlarms } from './own-alarms.ts';
import type { Stage } from './stages.ts';

const metricName: Measured = 'SourceAnswered';

/** Says so when a source that this stage asks has not answered half of what it was asked for some hours. */
export class SourceAlarms extends OwnAlarms {
  constructor(
    scope: Construct,
    id: string,
    { stage, topic, namespace }: { stage: Stage; topic: ITopic; namespace: string },
  ) {
    super(scope, id, topic);
    for (const source of Object.keys(stage.sources))
      this.alarm(`${id}/${source}`, {
        metric: new Metric({
          ...{ namespace, metricName, statistic: 'Average', period: Duration.hours(6) },
          dimensionsMap: { service: measuredService, source },
        }),
        from: 0.5,
        comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
        hurts: `${sourceName(SourceId.parse(source))} answers less than half of our requests: copies there stay unseen.`,
        urgency: 'Ticket',
        section: 'A platform does not answer',
      });
  }
}
