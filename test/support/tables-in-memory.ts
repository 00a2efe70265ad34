import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tables, type TableShape } from '#domain/keys';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import { createDynamo, type Dynamo } from '../../emulator/dynamodb/dynamo.ts';
import type { FaultyCall } from '../../emulator/faults/faults.ts';
import { serve } from '../../emulator/host/serve.ts';
import { tableProperties } from '../../local/table-properties.ts';

/** The product's tables in memory, behind the real SDK. @param pause awaited before each call @param fault what goes wrong with calls */
export async function openTables(
  now: () => number,
  pause?: () => Promise<void>,
  fault?: FaultyCall,
): Promise<{ database: Database; dynamo: Dynamo; close(): Promise<void> }> {
  const dynamo = await createDynamo({ now, ...(pause && { pause }), ...(fault && { fault }) });
  for (const [TableName, shape] of Object.entries<TableShape>(tables))
    await dynamo.ensureTable(tableProperties(TableName, shape));
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
