import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface Watched {
  metric: IMetric;
  /** From here on it is an alarm. */
  from: number;
  comparison?: ComparisonOperator;
  missing?: TreatMissingData;
  /** Whom it hurts, and how. */
  hurts: string;
  /** Whether somebody is to be woken for it. */
  urgency: 'Page' | 'Ticket';
  /** Heading in docs/runbook.md. */
  section: string;
}

/** Alarms that all tell one topic, each with whom it hurts, whether that wakes somebody, and where to read on. */
export class OwnAlarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, topic: ITopic) {
    super(scope, id);
    this.action = new SnsAction(topic);
  }

  /** @param path of what is watched: it names the alarm. */
  protected alarm(path: string, watched: Watched): void {
    const { metric, from, hurts, urgency, section } = watched;
    new Alarm(this, path.split('/').slice(1).join(''), {
      metric,
      threshold: from,
      evaluationPeriods: 1,
      comparisonOperator: watched.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: watched.missing ?? TreatMissingData.NOT_BREACHING,
      alarmDescription: `${hurts} ${urgency}. docs/runbook.md: ${section}`,
    }).addAlarmAction(this.action);
  }
}
