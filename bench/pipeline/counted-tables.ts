import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tables, type TableShape } from '#domain/keys';
import { createDynamo } from '../../emulator/dynamodb/dynamo.ts';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import { tableProperties } from '../../local/table-properties.ts';

/** What the tables were asked, and what DynamoDB would charge for it on demand. */
export interface Charged {
  calls: number;
  readUnits: number;
  writeUnits: number;
}

interface Item {
  [name: string]: unknown;
}
/** DynamoDB's own size of an item is about that of its JSON. */
const sizeOf = (item: unknown) => JSON.stringify(item).length;
const writeUnit = 1024;
const readUnit = 4096;

/**
 * The product's tables in memory, behind the real client (it signs and marshals as in a Lambda) but without a socket. Each
 * written item is charged by its size, once more for each index that it is in, and twice in a transaction; reads by what came
 * back, half as much where they need not be consistent.
 */
export async function countedTables(
  now: () => number,
): Promise<{ database: Database; charged: Charged; close: () => Promise<void> }> {
  const dynamo = await createDynamo({ now });
  for (const [name, shape] of Object.entries<TableShape>(tables))
    await dynamo.ensureTable(tableProperties(name, shape));
  const charged: Charged = { calls: 0, readUnits: 0, writeUnits: 0 };
  let isTransaction = false;
  dynamo.onChange((name, { NewImage, OldImage }) => {
    const item = (NewImage ?? OldImage) as Item;
    const indexes = Object.values((tables as Record<string, TableShape>)[name]?.indexes ?? {});
    const copies = 1 + indexes.filter((index) => index.partitionKey in item && index.sortKey in item).length;
    charged.writeUnits += Math.ceil(sizeOf(item) / writeUnit) * copies * (isTransaction ? 2 : 1);
  });
  const client = new DynamoDBClient({
    ...{ endpoint: 'http://tables.invalid', region: 'us-east-1', maxAttempts: 1 },
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
    requestHandler: {
      async handle({ body, headers }: { body: string; headers: Record<string, string> }) {
        const operation = (headers['x-amz-target'] ?? '').split('.')[1] ?? '';
        charged.calls += 1;
        isTransaction = operation.startsWith('Transact');
        const answer = await dynamo.handle({
          ...{ method: 'POST', url: new URL('http://tables.invalid/'), body: Buffer.from(body) },
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        });
        charged.readUnits += readUnitsOf(operation, body, String(answer.body ?? ''));
        return {
          response: {
            statusCode: answer.status,
            headers: answer.headers ?? {},
            body: Buffer.from(answer.body ?? ''),
          },
        };
      },
    } as never,
  });
  return {
    database: databaseOver(client, (name) => name),
    charged,
    close: async () => {
      client.destroy();
      await dynamo.close();
    },
  };
}

const reads = ['GetItem', 'Query', 'Scan', 'BatchGetItem', 'TransactGetItems'];

function readUnitsOf(operation: string, asked: string, answered: string): number {
  if (!reads.includes(operation)) return 0;
  const isConsistent = asked.includes('"ConsistentRead":true');
  return Math.max(1, Math.ceil(answered.length / readUnit)) * (isConsistent ? 1 : 0.5);
}
