import { BatchGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

const Row = z.object({ id: z.string(), used: z.number() });
/** What DynamoDB reads in one call. */
const atOnce = 100;

export interface CounterStore {
  /** Adds to a counter that nothing limits. */
  add(id: string, by: number, expiresAt: number): Promise<void>;
  /** What each of these counters stands at; those without a row are 0. */
  read(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Counters of `Once`, those with a limit among them (`once.count`), as an operator reads them: by key, never by a scan. */
export function counterStore({ client, table }: Database): CounterStore {
  const TableName = table('Once');
  const page = async (ids: readonly string[]): Promise<z.infer<typeof Row>[]> => {
    const Keys = ids.map((id) => ({ id }));
    const { Responses, UnprocessedKeys } = await sent(
      client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } })),
    );
    const left = (UnprocessedKeys?.[TableName]?.Keys ?? []).map(({ id }) => String(id));
    const rows = (Responses?.[TableName] ?? []).map((row) => Row.parse(row));
    return left.length > 0 && left.length < ids.length ? [...rows, ...(await page(left))] : rows;
  };
  return {
    add: async (id, by, expiresAt) => {
      await sent(
        client.send(
          new UpdateCommand({
            TableName,
            Key: { id },
            UpdateExpression: 'ADD used :by SET expiresAt = :expires',
            ExpressionAttributeValues: { ':by': by, ':expires': expiresAt },
          }),
        ),
      );
    },
    read: async (ids) => {
      const pages = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, n) =>
        page(ids.slice(n * atOnce, (n + 1) * atOnce)),
      );
      const rows = new Map((await Promise.all(pages)).flat().map(({ id, used }) => [id, used]));
      return new Map(ids.map((id) => [id, rows.get(id) ?? 0]));
    },
  };
}
