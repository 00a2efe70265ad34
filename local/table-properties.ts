import type { TableShape } from '#domain/keys';

/** A table of the product as CloudFormation would state it. */
export function tableProperties(TableName: string, { partitionKey, sortKey, indexes = {} }: TableShape) {
  const types = new Map<string, 'S' | 'N'>([[partitionKey, 'S']]);
  if (sortKey) types.set(sortKey, 'S');
  for (const index of Object.values(indexes)) {
    types.set(index.partitionKey, index.partitionType ?? 'S');
    types.set(index.sortKey, 'S');
  }
  const key = (hash: string, range?: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    ...(range ? [{ AttributeName: range, KeyType: 'RANGE' as const }] : []),
  ];
  const secondary = Object.entries(indexes).map(([IndexName, index]) => ({
    IndexName,
    KeySchema: key(index.partitionKey, index.sortKey),
    Projection: { ProjectionType: 'ALL' as const },
  }));
  return {
    TableName,
    KeySchema: key(partitionKey, sortKey),
    AttributeDefinitions: [...types].map(([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    BillingMode: 'PAY_PER_REQUEST',
    ...(secondary.length > 0 && { GlobalSecondaryIndexes: secondary }),
  };
}
