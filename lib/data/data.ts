import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  type Attribute,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tables as shapes, type TableName, type TableShape } from '#domain/keys';
import { acknowledge } from '../acknowledge.ts';
import { backups, removalOf } from '../kept.ts';
import type { Stage } from '../stages.ts';

/** Each table of domain/keys.ts by its name. */
export type Tables = Readonly<Record<TableName, Table>>;

/** Rows that each doing of a person writes or changes: what wakes a stage that sleeps. */
export const wakingTables = ['User', 'Once'] as const satisfies readonly TableName[];

/** The product's tables: one per noun, on demand, as drawn in domain/keys.ts. */
export class Data extends Construct {
  readonly tables: Tables;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.tables = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [name, this.addTable(name, shape, stage)]),
    ) as Tables;
  }

  private addTable(name: string, shape: TableShape, stage: Stage): Table {
    const table = new Table(this, name, {
      partitionKey: text(shape.partitionKey),
      sortKey: shape.sortKey === undefined ? undefined : text(shape.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: shape.ttl,
      stream: streamOf(name, shape, stage),
      ...(stage.keepData && {
        pointInTimeRecoverySpecification: backups,
      }),
      ...(stage.deletionProtection && { deletionProtection: true }),
      removalPolicy: removalOf(stage),
    });
    if (!stage.keepData)
      acknowledge(table, 'This stage keeps no data: it is made again, not restored.', 'AwsSolutions-DDB3');
    for (const [indexName, index] of Object.entries(shape.indexes ?? {})) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: {
          name: index.partitionKey,
          type: index.partitionType === 'N' ? AttributeType.NUMBER : AttributeType.STRING,
        },
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
    return table;
  }
}

function streamOf(name: string, shape: TableShape, stage: Stage): StreamViewType | undefined {
  if (shape.stream === true) return StreamViewType.NEW_AND_OLD_IMAGES;
  const wakes = (wakingTables as readonly string[]).includes(name);
  return stage.sleepsAfterMinutes !== undefined && wakes ? StreamViewType.KEYS_ONLY : undefined;
}

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING });
