import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import { type OtherProcess, otherProcess } from './other-process.ts';
import type { TableAnswer } from './tables-process.ts';

/** The product's tables in a process of their own, behind the real client: it signs and marshals as in a Lambda. */
export function countedTables(): { database: Database; tables: OtherProcess } {
  const tables = otherProcess(new URL('./tables-process.ts', import.meta.url));
  const client = new DynamoDBClient({
    ...{ endpoint: 'http://tables.invalid', region: 'us-east-1', maxAttempts: 1 },
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
    requestHandler: {
      async handle({ body, headers }: { body: string | Uint8Array; headers: Record<string, string> }) {
        const { status, ...answer } = await tables.ask<TableAnswer>('call', {
          body: typeof body === 'string' ? body : Buffer.from(body).toString(),
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
        });
        return {
          response: { statusCode: status, headers: answer.headers, body: Buffer.from(answer.body) },
        };
      },
    } as never,
  });
  return { database: databaseOver(client, (name) => name), tables };
}
