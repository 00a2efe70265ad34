import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { conditionFailed } from './table/failure.ts';
import { partition, removeRows } from './table/table-rows.ts';
import type { Database } from './table/table.ts';

/** What one person was told of another by name: all of it, or one notice. */
export interface NoticesAbout {
  toldTo: string;
  about: string;
  id?: string;
}

/** Removes what somebody was told of another; may be repeated at any time. */
export async function removeNotices(database: Database, { toldTo, about, id }: NoticesAbout): Promise<void> {
  const told = await partition(database, 'Notification', toldTo);
  await removeRows(
    database,
    'Notification',
    told.filter((row) => row['about'] === about && (id === undefined || row['id'] === id)),
  );
}

/**
 * Removes one notice that nobody has heard of yet: unread, and not delivered, or its mail still waits. True when it did. In one write: a
 * mail that leaves at this moment has either taken the row, or finds none.
 */
export async function removeUnheard(
  { client, table }: Database,
  { toldTo: userId, about, id }: Required<NoticesAbout>,
): Promise<boolean> {
  try {
    await client.send(
      new DeleteCommand({
        TableName: table('Notification'),
        Key: { userId, id },
        ConditionExpression:
          'about = :about AND attribute_not_exists(readAt) AND (attribute_not_exists(deliveredAt) OR attribute_exists(mailDueAt))',
        ExpressionAttributeValues: { ':about': about },
      }),
    );
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
