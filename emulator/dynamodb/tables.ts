import { isDeepStrictEqual } from 'node:util';
import { act, tableOf, validate } from './engine.ts';
import { DynamoError, dynamoError } from './errors.ts';
import { ensureIndexes, type IndexProperties } from './indexes.ts';
import { describeTimeToLive, updateTimeToLive } from './time-to-live.ts';

/** The properties of AWS::DynamoDB::Table that are read here, references already resolved. */
export interface TableProperties {
  TableName: string;
  KeySchema: Dynalite.KeyElement[];
  AttributeDefinitions: Dynalite.Table['AttributeDefinitions'];
  BillingMode?: string;
  GlobalSecondaryIndexes?: IndexProperties[];
  LocalSecondaryIndexes?: IndexProperties[];
  StreamSpecification?: { StreamViewType: string };
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
  [inert: string]: unknown;
}

export interface EnsuredTable {
  arn: string;
  /** Set when the table has a stream. */
  streamArn: string | undefined;
  /** What was done, in words, e.g. `made User`, `index byTime of Finding rebuilt (120 items)`; empty when all was in place. */
  changes: string[];
}

/** Served, or without effect on one machine: throughput, backup, encryption, protection from deletion, tags. */
const KNOWN = new Set([
  ...['TableName', 'KeySchema', 'AttributeDefinitions', 'GlobalSecondaryIndexes', 'LocalSecondaryIndexes'],
  ...['StreamSpecification', 'TimeToLiveSpecification', 'BillingMode', 'ProvisionedThroughput', 'Tags'],
  ...['PointInTimeRecoverySpecification', 'SSESpecification', 'DeletionProtectionEnabled', 'TableClass'],
]);

/**
 * Makes a table what its template says, keeping its items. Indexes are derived, so a changed one is rebuilt; a changed key
 * would lose items and throws. The caller holds the write lock.
 */
export async function ensureTable(store: Dynalite.Store, properties: TableProperties): Promise<EnsuredTable> {
  const name = properties.TableName;
  const unknown = Object.keys(properties).filter((key) => !KNOWN.has(key));
  if (unknown.length) throw new Error(`Emulated tables do not know ${unknown.join(', ')} (${name})`);
  const changes: string[] = [];
  if (!(await exists(store, name))) {
    await createTable(store, withoutCapacity(properties));
    changes.push(`made ${name}`);
  }
  const table = await settled(store, name);
  refuseOtherKey(table, properties);
  const stored = structuredClone(table);
  const rebuilt = await ensureIndexes(store, table, properties, changes);
  ensureStream(table, properties, changes);
  if (!isDeepStrictEqual(table, stored))
    await store.db.batch([{ type: 'put', key: `table~${name}`, value: table }, ...rebuilt]);
  await ensureTimeToLive(store, properties, changes);
  return { arn: table.TableArn, streamArn: table.LatestStreamArn, changes };
}

async function exists(store: Dynalite.Store, name: string): Promise<boolean> {
  try {
    await tableOf(store, name);
    return true;
  } catch (error) {
    if (error instanceof DynamoError && error.name === 'ResourceNotFoundException') return false;
    throw error;
  }
}

/** Makes a table that is ready on return. */
export async function createTable(store: Dynalite.Store, input: Record<string, unknown>): Promise<void> {
  const streamed = input.StreamSpecification;
  await act(
    store,
    'CreateTable',
    validate(store, 'CreateTable', { ...input, BillingMode: 'PAY_PER_REQUEST' }),
  );
  const table = await settled(store, String(input.TableName));
  if (streamed && ensureStream(table, { StreamSpecification: streamed } as TableProperties, []))
    await store.db.put(`table~${table.TableName}`, table);
}

/** Provisioned throughput has no effect on one machine; a table that is paid per request and has it all the same is refused. */
function withoutCapacity(properties: TableProperties): Record<string, unknown> {
  if (properties.BillingMode === 'PAY_PER_REQUEST') return properties;
  const { ProvisionedThroughput: _table, GlobalSecondaryIndexes: indexes, ...rest } = properties;
  const free = indexes?.map(({ ProvisionedThroughput: _index, ...index }: Record<string, unknown>) => index);
  return { ...rest, ...(free && { GlobalSecondaryIndexes: free }) };
}

/** A copy to edit. dynalite marks a new table active in a timer; a process killed before it leaves CREATING behind, finished here. */
async function settled(store: Dynalite.Store, name: string): Promise<Dynalite.Table> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  const table = structuredClone(await tableOf(store, name));
  if (table.TableStatus !== 'ACTIVE') {
    table.TableStatus = 'ACTIVE';
    for (const index of table.GlobalSecondaryIndexes ?? []) index.IndexStatus = 'ACTIVE';
    await store.db.put(`table~${name}`, table);
  }
  return table;
}

function refuseOtherKey(table: Dynalite.Table, { KeySchema, AttributeDefinitions }: TableProperties): void {
  const told = (schema: Dynalite.KeyElement[], types: Dynalite.Table['AttributeDefinitions']) =>
    schema
      .map(
        (k) => `${k.AttributeName} ${types.find((t) => t.AttributeName === k.AttributeName)?.AttributeType}`,
      )
      .join(' + ');
  const [is, wanted] = [
    told(table.KeySchema, table.AttributeDefinitions),
    told(KeySchema, AttributeDefinitions),
  ];
  if (is !== wanted)
    throw dynamoError(
      'ValidationException',
      `Table ${table.TableName} is stored with the key ${is}, the template says ${wanted}. A key cannot change: delete the local data or rename the table.`,
    );
}

/** Edits `table`; whether it changed. Locally a stream's label is fixed, so that its ARN outlives restarts. */
function ensureStream(
  table: Dynalite.Table,
  { StreamSpecification }: TableProperties,
  changes: string[],
): boolean {
  const view = StreamSpecification?.StreamViewType;
  if (table.StreamSpecification?.StreamViewType === view) return false;
  if (view === undefined) {
    delete table.StreamSpecification;
    delete table.LatestStreamArn;
    delete table.LatestStreamLabel;
  } else {
    table.StreamSpecification = { StreamEnabled: true, StreamViewType: view };
    table.LatestStreamLabel = 'local';
    table.LatestStreamArn = `${table.TableArn}/stream/local`;
  }
  changes.push(`stream of ${table.TableName} ${view ?? 'removed'}`);
  return true;
}

async function ensureTimeToLive(store: Dynalite.Store, properties: TableProperties, changes: string[]) {
  const { TableName, TimeToLiveSpecification: wanted } = properties;
  const { TimeToLiveDescription } = await describeTimeToLive(store, { TableName });
  const has = (TimeToLiveDescription as { AttributeName?: string }).AttributeName;
  const wants = wanted?.Enabled ? wanted.AttributeName : undefined;
  if (has === wants) return;
  await updateTimeToLive(store, {
    TableName,
    TimeToLiveSpecification: { Enabled: wants !== undefined, AttributeName: wants ?? has },
  });
  changes.push(`time to live of ${TableName} ${wants ?? 'off'}`);
}
