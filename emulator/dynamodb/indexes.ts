import { isDeepStrictEqual } from 'node:util';
import db from 'dynalite/db/index.js';

export type IndexProperties = Pick<Dynalite.Index, 'IndexName' | 'KeySchema' | 'Projection'>;

interface Wanted {
  AttributeDefinitions: Dynalite.Table['AttributeDefinitions'];
  GlobalSecondaryIndexes?: IndexProperties[];
  LocalSecondaryIndexes?: IndexProperties[];
}

/** The batch operations that bring a table's indexes in line with its template; edits `table`, says what it did in `changes`. */
export async function ensureIndexes(
  store: Dynalite.Store,
  table: Dynalite.Table,
  properties: Wanted,
  changes: string[],
): Promise<Dynalite.BatchOperation[]> {
  const operations: Dynalite.BatchOperation[] = [];
  table.AttributeDefinitions = properties.AttributeDefinitions;
  for (const kind of ['Local', 'Global'] as const) {
    const [had, wanted] = [
      table[`${kind}SecondaryIndexes`] ?? [],
      properties[`${kind}SecondaryIndexes`] ?? [],
    ];
    const same = (a: IndexProperties, b: IndexProperties) => isDeepStrictEqual(shapeOf(a), shapeOf(b));
    const stale = had.filter((index) => !wanted.some((other) => same(index, other)));
    const missing = wanted.filter((index) => !had.some((other) => same(index, other)));
    for (const index of stale) {
      operations.push(...(await dropIndex(store, table, kind, index)));
      if (!missing.some((m) => m.IndexName === index.IndexName))
        changes.push(`index ${index.IndexName} of ${table.TableName} removed`);
    }
    if (!stale.length && !missing.length) continue;
    const kept = had.filter((index) => !stale.includes(index));
    const made = missing.map((index) => describe(table, index));
    table[`${kind}SecondaryIndexes`] = [...kept, ...made];
    if (!kept.length && !made.length) delete table[`${kind}SecondaryIndexes`];
    for (const index of made) {
      const { puts, items } = await buildIndex(store, table, kind, index);
      operations.push(...puts);
      const verb = stale.some((s) => s.IndexName === index.IndexName) ? 'rebuilt' : 'added';
      changes.push(`index ${index.IndexName} of ${table.TableName} ${verb} (${items} items)`);
    }
  }
  return operations;
}

const shapeOf = ({ IndexName, KeySchema, Projection }: IndexProperties) => ({
  IndexName,
  keys: KeySchema.map((k) => `${k.AttributeName} ${k.KeyType}`),
  projected: [Projection.ProjectionType, ...(Projection.NonKeyAttributes ?? [])],
});

const describe = (
  table: Dynalite.Table,
  { IndexName, KeySchema, Projection }: IndexProperties,
): Dynalite.Index => ({
  IndexName,
  KeySchema,
  Projection,
  IndexArn: `${table.TableArn}/index/${IndexName}`,
  IndexStatus: 'ACTIVE',
  IndexSizeBytes: 0,
  ItemCount: 0,
  ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 },
});

const indexPrefix = (table: Dynalite.Table, kind: string, index: IndexProperties) =>
  `index-${kind.toLowerCase()}~${table.TableName}~${index.IndexName}~`;

async function dropIndex(store: Dynalite.Store, table: Dynalite.Table, kind: string, index: IndexProperties) {
  const prefix = indexPrefix(table, kind, index);
  const operations: Dynalite.BatchOperation[] = [];
  for await (const [key] of store.db.iterator({ gte: prefix, lt: `${prefix}\uffff` }))
    operations.push({ type: 'del', key });
  return operations;
}

async function buildIndex(store: Dynalite.Store, table: Dynalite.Table, kind: string, index: Dynalite.Index) {
  const [from, to] = [`item-${table.TableName}~`, indexPrefix(table, kind, index)];
  const puts: Dynalite.BatchOperation[] = [];
  for await (const [, item] of store.db.iterator({ gte: from, lt: `${from}\uffff` }))
    for (const put of db.getIndexActions([index], null, item as Dynalite.Item, table).puts)
      puts.push({ type: 'put', key: to + put.key, value: put.item });
  return { puts, items: puts.length };
}
