import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#domain/keys';
import type { Database } from '../../lambdas/store/table/table.ts';

/** Every row of a table, as it lies there. */
export async function* everyRow(
  { client, table }: Database,
  name: TableName,
): AsyncGenerator<Record<string, unknown>> {
  const pages = paginateScan({ client }, { TableName: table(name), ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items;
}
