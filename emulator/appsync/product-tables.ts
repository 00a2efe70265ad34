import { tables, type TableShape } from '#domain/keys';
import { createDynamo, type Dynamo } from '../dynamodb/dynamo.ts';

/** For tests: every table of the product in memory, named after itself. */
export async function productTables(now: () => number): Promise<Dynamo> {
  const dynamo = await createDynamo({ now });
  for (const [name, shape] of Object.entries(tables) as [string, TableShape][]) {
    const indexes = Object.entries(shape.indexes ?? {});
    const keys = [shape, ...indexes.map(([, index]) => index)];
    const names = new Set(
      keys.flatMap(({ partitionKey, sortKey }) => (sortKey ? [partitionKey, sortKey] : [partitionKey])),
    );
    await dynamo.ensureTable({
      TableName: name,
      KeySchema: keySchema(shape),
      AttributeDefinitions: [...names].map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' })),
      BillingMode: 'PAY_PER_REQUEST',
      ...(indexes.length && {
        GlobalSecondaryIndexes: indexes.map(([index, key]) => ({
          IndexName: index,
          KeySchema: keySchema(key),
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    });
  }
  return dynamo;
}

const keySchema = ({ partitionKey, sortKey }: Pick<TableShape, 'partitionKey' | 'sortKey'>) => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  ...(sortKey ? [{ AttributeName: sortKey, KeyType: 'RANGE' }] : []),
];
