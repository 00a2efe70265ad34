import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { removalOf } from './kept.ts';
import type { ProductFunction } from './product-function.ts';
import type { Stage } from './stages.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** Nobody has it: what is written is kept, and never sent. */
export const nobody = 'nobody@outbox.invalid';

/** Whether a stage writes mails at all: those that leave, or those that its operators read. */
export const writesMail = ({ mailFrom, outboxHours }: Stage): boolean =>
  mailFrom !== undefined || outboxHours !== undefined;

/**
 * What a branch would have sent, for its operators to read: mails and texts with the codes in them, some days long. Beside the user pool, whose
 * triggers write there as well. Never where data of people is kept (lib/stage-faults.ts).
 */
export class Outbox extends Construct {
  private readonly table: Table;
  private readonly hours: number;

  static isIn({ outboxHours, mailFrom }: Stage): boolean {
    return outboxHours !== undefined && mailFrom === undefined;
  }

  /** @returns undefined where mails leave, or none is written */
  static of(scope: Construct, id: string, stage: Stage): Outbox | undefined {
    return Outbox.isIn(stage) ? new Outbox(scope, id, { stage, hours: stage.outboxHours! }) : undefined;
  }

  private constructor(scope: Construct, id: string, { stage, hours }: { stage: Stage; hours: number }) {
    super(scope, id);
    this.hours = hours;
    this.table = new Table(this, 'Table', {
      partitionKey: text('to'),
      sortKey: text('id'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: removalOf(stage),
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'byTime',
      partitionKey: text('all'),
      sortKey: text('id'),
      projectionType: ProjectionType.ALL,
    });
    acknowledge(this.table, 'Messages of some days: there is nothing to restore.', 'AwsSolutions-DDB3');
  }

  /** What it writes is kept here, and leaves neither by SES nor by SNS. */
  filledBy(target: ProductFunction): void {
    target.addEnvironment('MAIL_FROM', nobody);
    this.notedBy(target);
  }

  /** It notes here what somebody else sends. */
  notedBy(target: ProductFunction): void {
    this.namedTo(target);
    this.allow(target, this.table.tableArn, 'PutItem');
  }

  readBy(target: ProductFunction): void {
    this.namedTo(target);
    this.allow(target, `${this.table.tableArn}/index/byTime`, 'Query');
  }

  /** It removes what was written to somebody who goes. */
  erasedBy(target: ProductFunction): void {
    this.namedTo(target);
    this.allow(target, this.table.tableArn, 'Query', 'DeleteItem');
  }

  /** By hand: CDK's own grant would reach every index by a wildcard. */
  private allow(target: ProductFunction, resource: string, ...actions: string[]): void {
    target.addToRolePolicy(
      new PolicyStatement({ actions: actions.map((each) => `dynamodb:${each}`), resources: [resource] }),
    );
  }

  private namedTo(target: ProductFunction): void {
    target.addEnvironment('OUTBOX_TABLE', this.table.tableName);
    target.addEnvironment('OUTBOX_HOURS', String(this.hours));
  }
}
