import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type TableName, tables } from '#domain/keys';
import { conditionFailed } from '../../lambdas/store/table/failure.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { everyRow } from './every-row.ts';

/** Puts rows of a restored table where they are missing in the one that runs; what stands there now is left as it is. May be repeated. */
export async function putBack(
  name: TableName,
  { live, restored }: { live: Database; restored: Database },
): Promise<{ put: number; there: number }> {
  const counts = { put: 0, there: 0 };
  for await (const Item of everyRow(restored, name))
    try {
      await live.client.send(
        new PutCommand({
          ...{ TableName: live.table(name), Item },
          ConditionExpression: 'attribute_not_exists(#key)',
          ExpressionAttributeNames: { '#key': tables[name].partitionKey },
        }),
      );
      counts.put += 1;
    } catch (error) {
      if (!conditionFailed(error)) throw error;
      counts.there += 1;
    }
  return counts;
}
