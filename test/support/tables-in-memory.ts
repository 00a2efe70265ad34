import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tables, type TableShape } from '#domain/keys';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import { createDynamo, type Dynamo } from '../../emulator/dynamodb/dynamo.ts';
import { serve } from '../../emulator/host/serve.ts';

/** The product's tables in memory, behind the real SDK. @param pause awaited before each call */
export async function openTables(
  now: () => number,
  pause?: () => Promise<void>,
): Promise<{ database: Database; dynamo: Dynamo; close(): Promise<void> }> {
  const dynamo = await createDynamo({ now, pause });
  for (const [TableName, shape] of Object.entries<TableShape>(tables))
    await dynamo.ensureTable(properties(TableName, shape));
  const server = await serve(dynamo.handle);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint: server.origin, region: 'us-east-1', credentials });
  return {
    database: databaseOver(client, (name) => name),
    dynamo,
    close: async () => {
      client.destroy();
      await server.close();
      await dynamo.close();
    },
  };
}

function properties(TableName: string, { partitionKey, sortKey, indexes = {} }: TableShape) {
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
