import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tables, type TableName } from '#domain/keys';
import type { Database } from '../../../lambdas/store/table/table.ts';
import { put } from '../../support/seed/seed.ts';
import type { Row } from '../../support/tables.ts';

/** Every row of every table. */
export async function allRows(database: Database): Promise<Row[]> {
  const rows = await Promise.all(
    (Object.keys(tables) as TableName[]).map((name) => rowsOfTable(database, name)),
  );
  return rows.flat();
}

/** Every row of one table. */
export async function rowsOfTable({ client, table }: Database, name: TableName): Promise<Row[]> {
  const rows: Row[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: table(name), ExclusiveStartKey }));
    rows.push(...(page.Items ?? []).map((item): Row => [name, item]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}

/** Whoever asks next comes from elsewhere: what was counted against network addresses is gone, everything else stays. */
export async function forgetSenders(database: Database): Promise<void> {
  const counted = await rowsOfTable(database, 'Once');
  await Promise.all(
    counted
      .filter(([, { id }]) => String(id).startsWith('from#'))
      .map(([, { id }]) =>
        database.client.send(new DeleteCommand({ TableName: database.table('Once'), Key: { id } })),
      ),
  );
}

/** Writes rows as they were, and forgets what was counted since: `Once` holds how often somebody asked. */
export async function putBack(database: Database, kept: readonly Row[]): Promise<void> {
  const ids = new Set(kept.filter(([name]) => name === 'Once').map(([, row]) => row.id));
  const counted = await rowsOfTable(database, 'Once');
  await Promise.all(
    counted
      .filter(([, { id }]) => !ids.has(id))
      .map(([, { id }]) =>
        database.client.send(new DeleteCommand({ TableName: database.table('Once'), Key: { id } })),
      ),
  );
  await put(database, [...kept]);
}
