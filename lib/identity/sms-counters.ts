import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { backups, removalOf } from '../kept.ts';
import type { Stage } from '../stages.ts';
import type { ProductFunction } from '../product-function.ts';

/** How many codes went out by text, counted beside the user pool. */
export class SmsCounters extends Construct {
  private readonly table: Table;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      ...(stage.keepData && {
        pointInTimeRecoverySpecification: backups,
      }),
      ...(stage.deletionProtection && { deletionProtection: true }),
      removalPolicy: removalOf(stage),
    });
    if (!stage.keepData)
      acknowledge(this.table, 'Counters of a day: there is nothing to restore.', 'AwsSolutions-DDB3');
  }

  countedBy(target: ProductFunction): void {
    target.addEnvironment('SMS_COUNTERS_TABLE', this.table.tableName);
    this.table.grant(target, 'dynamodb:UpdateItem');
  }
}
