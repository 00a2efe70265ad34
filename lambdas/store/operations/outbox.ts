import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { hour, seconds } from '#domain/durations';
import { KeptMessage } from '#domain/operations/kept-message';
import { sent } from '../table/failure.ts';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

const Row = KeptMessage.extend({ expiresAt: z.number() });

/** What a branch keeps instead of sending it, in a table of its own (lib/outbox.ts). */
export interface OutboxStore {
  /** How long a message stays. */
  hours: number;
  keep(message: Omit<KeptMessage, 'id' | 'at'>): Promise<void>;
  /** Newest first, those before the one of this id. */
  recent(most: number, before?: string): Promise<KeptMessage[]>;
  /** Removes what was written to these addresses and numbers. */
  forget(to: readonly string[]): Promise<void>;
}

interface OutboxOptions {
  table: string;
  hours: number;
  now?: () => number;
  newId?: () => string;
}

/** Of all rows: by it the index lists them by time. */
const all = 'all';
/** Far below what an item may weigh. */
const longest = 20_000;
const most = 1_000;
const partitionOf = (to: string) => to.toLowerCase();

export function outboxStore(
  { client }: Pick<Database, 'client'>,
  { table: TableName, hours, now = Date.now, newId = randomUUID }: OutboxOptions,
): OutboxStore {
  return {
    hours,
    keep: async ({ to, text, ...message }) => {
      const at = new Date(now()).toISOString();
      const Item = {
        ...{ ...message, all, at, to: partitionOf(to), text: text.slice(0, longest) },
        ...{ id: `${at}-${newId().slice(0, 8)}`, expiresAt: seconds(now() + hours * hour) },
      };
      await sent(client.send(new PutCommand({ TableName, Item })));
    },
    recent: async (count, before) => {
      const rows = await queryRows(
        client,
        {
          ...{ TableName, IndexName: 'byTime', ScanIndexForward: false },
          KeyConditionExpression: `#all = :all${before === undefined ? '' : ' AND id < :before'}`,
          ExpressionAttributeNames: { '#all': 'all' },
          ExpressionAttributeValues: { ':all': all, ...(before !== undefined && { ':before': before }) },
        },
        count,
      );
      // DynamoDB deletes late.
      return rows
        .map((row) => Row.parse(row))
        .filter(({ expiresAt }) => expiresAt > seconds(now()))
        .map(({ expiresAt: _, ...message }) => message);
    },
    forget: async (addresses) => {
      for (const to of new Set(addresses.map(partitionOf))) {
        const rows = await queryRows(
          client,
          {
            ...{ TableName, KeyConditionExpression: '#to = :to' },
            ExpressionAttributeNames: { '#to': 'to' },
            ExpressionAttributeValues: { ':to': to },
          },
          most,
        );
        for (const { id } of rows) await sent(client.send(new DeleteCommand({ TableName, Key: { to, id } })));
      }
    },
  };
}
