import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { sent } from './failure.ts';
import type { Database } from './table.ts';

/** Reads up to `most` rows of a query, page after page. */
export async function queryRows(
  client: Database['client'],
  input: QueryCommandInput,
  most: number,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await sent(
      client.send(
        new QueryCommand({ ...input, Limit: most - rows.length, ...(from && { ExclusiveStartKey: from }) }),
      ),
    );
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from && rows.length < most);
  return rows;
}
