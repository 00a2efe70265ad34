import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { StoredNotification } from '#domain/message/notification';
import { logger } from '../runtime/logger.ts';
import { conditionFailed } from './table/failure.ts';
import { queryRows } from './table/query.ts';
import type { Database } from './table/table.ts';
import { shardOf, shards } from './watch.ts';

/** A notification that waits for a mail. */
export type WaitingRow = StoredNotification & { mailDueAt: string };

/** Announcements wait in shards of their own, behind the others: nobody hears of a copy later because of news. */
export const mailShards = 2 * shards;
export const mailShardOf = ({ userId, kind }: Pick<StoredNotification, 'userId' | 'kind'>): number =>
  shardOf(userId) + (kind === 'FEATURE' || kind === 'COMPANY' ? shards : 0);

/** The notifications that wait for a mail: rows of the table Notification with `mailDueAt`, found by the index byMail. */
export interface MailOutbox {
  /** Due by then, the longest first. */
  waiting(shard: number, until: string, most: number): Promise<WaitingRow[]>;
  /** Takes a row for a mail that is sent now; false when another mail has it. */
  take(row: WaitingRow, at: string): Promise<boolean>;
  /** Lets a row wait until then. */
  putOff(row: WaitingRow, until: string): Promise<void>;
  /** A row that was taken at `at` waits again: it is certain that its mail did not leave. */
  giveBack(row: WaitingRow, at: string, until: string): Promise<void>;
  /** No mail for this row: the person does not want one. */
  drop(row: WaitingRow): Promise<void>;
  /** No mail for the one of that name, which nobody has read; false when it does not wait for any. */
  dropNamed(userId: string, id: string): Promise<boolean>;
}

export function mailOutbox({ client, table }: Database): MailOutbox {
  const TableName = table('Notification');
  const change = async (
    { userId, id }: Pick<WaitingRow, 'userId' | 'id'>,
    UpdateExpression: string,
    ConditionExpression: string,
    values: Record<string, unknown> | undefined,
  ): Promise<boolean> => {
    try {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { userId, id },
          UpdateExpression,
          ConditionExpression,
          ExpressionAttributeValues: values,
        }),
      );
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  return {
    waiting: async (shard, until, most) => {
      const rows = await queryRows(
        client,
        {
          TableName,
          IndexName: 'byMail',
          KeyConditionExpression: 'mailShard = :shard AND mailDueAt <= :until',
          ExpressionAttributeValues: { ':shard': shard, ':until': until },
        },
        most,
      );
      // A row that cannot be read must not keep everybody else's mails back.
      return rows.flatMap((row) => {
        const read = StoredNotification.safeParse(row);
        if (!read.success) logger.error('A waiting notification cannot be read', { id: String(row['id']) });
        return read.success ? [read.data as WaitingRow] : [];
      });
    },
    // The row as it was found: one that was put off or taken meanwhile is somebody else's.
    take: (row, at) =>
      change(row, 'SET mailedAt = :at REMOVE mailShard, mailDueAt', 'mailDueAt = :due', {
        ':at': at,
        ':due': row.mailDueAt,
      }),
    putOff: async (row, until) => {
      await change(row, 'SET mailDueAt = :until', 'mailDueAt = :due', {
        ':until': until,
        ':due': row.mailDueAt,
      });
    },
    giveBack: async (row, at, until) => {
      await change(row, 'SET mailShard = :shard, mailDueAt = :until REMOVE mailedAt', 'mailedAt = :at', {
        ':shard': mailShardOf(row),
        ':until': until,
        ':at': at,
      });
    },
    drop: async (row) => {
      await change(row, 'REMOVE mailShard, mailDueAt', 'mailDueAt = :due', { ':due': row.mailDueAt });
    },
    dropNamed: (userId, id) =>
      change(
        { userId, id },
        'REMOVE mailShard, mailDueAt',
        'attribute_exists(mailDueAt) AND attribute_not_exists(readAt)',
        undefined,
      ),
  };
}
