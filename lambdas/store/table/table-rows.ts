import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type TableName, type TableShape, tables } from '#domain/keys';
import { sent } from './failure.ts';
import type { Database } from './table.ts';

export type Row = Record<string, unknown>;

/** Every row of one partition of a table, or of an index, page after page. */
export async function partition(
  { client, table }: Database,
  name: TableName,
  value: string,
  index?: string,
): Promise<Row[]> {
  const shape: TableShape = tables[name];
  const key = index === undefined ? shape.partitionKey : shape.indexes![index]!.partitionKey;
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await sent(
      client.send(
        new QueryCommand({
          TableName: table(name),
          IndexName: index,
          KeyConditionExpression: '#key = :value',
          ExpressionAttributeNames: { '#key': key },
          ExpressionAttributeValues: { ':value': value },
          ConsistentRead: index === undefined,
          ExclusiveStartKey: from,
        }),
      ),
    );
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return rows;
}

const keyOf = (name: TableName, row: Row): Row => {
  const { partitionKey, sortKey }: TableShape = tables[name];
  return { [partitionKey]: row[partitionKey], ...(sortKey && { [sortKey]: row[sortKey] }) };
};

export async function oneRow(
  { client, table }: Database,
  name: TableName,
  key: Row,
): Promise<Row | undefined> {
  const { Item } = await sent(
    client.send(new GetCommand({ TableName: table(name), Key: key, ConsistentRead: true })),
  );
  return Item;
}

const together = 10;

/** Removes rows, some at a time; one that is gone already is no failure. */
export async function removeRows(
  { client, table }: Database,
  name: TableName,
  rows: readonly Row[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += together)
    await Promise.all(
      rows
        .slice(at, at + together)
        .map((row) =>
          sent(client.send(new DeleteCommand({ TableName: table(name), Key: keyOf(name, row) }))),
        ),
    );
}
