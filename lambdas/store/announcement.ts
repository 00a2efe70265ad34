import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Announcement } from '#domain/message/announcement';
import { conditionFailed, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';

/** With who wrote it, and how far the work on it is. */
export const StoredAnnouncement = Announcement.extend({
  /** Whose announcement it is, for the record. */
  by: z.string(),
  /** The last person of the pages that are done; absent at the start. */
  cursor: z.string().nullish(),
});
export type StoredAnnouncement = z.infer<typeof StoredAnnouncement>;

/** The acts of those who run the product, under a subject that is no person. */
const subjectId = 'announcements';

export interface AnnouncementStore {
  add(announcement: StoredAnnouncement): Promise<void>;
  get(id: string): Promise<StoredAnnouncement | undefined>;
  /** Newest first, without those that were discarded. */
  recent(most: number): Promise<StoredAnnouncement[]>;
  /** Writes it, unless its status or its cursor is no longer as it was read; false then. */
  advance(before: StoredAnnouncement, after: StoredAnnouncement): Promise<boolean>;
}

export function announcementStore({ client, table }: Database): AnnouncementStore {
  const TableName = table('Audit');
  return {
    add: async (announcement) => {
      await sent(client.send(new PutCommand({ TableName, Item: { subjectId, ...announcement } })));
    },
    get: async (id) => {
      const { Item } = await sent(
        client.send(new GetCommand({ TableName, Key: { subjectId, id }, ConsistentRead: true })),
      );
      return Item && StoredAnnouncement.parse(Item);
    },
    recent: async (most) => {
      const { Items = [] } = await sent(
        client.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'subjectId = :subject',
            ExpressionAttributeValues: { ':subject': subjectId },
            ScanIndexForward: false,
            ConsistentRead: true,
            Limit: most,
          }),
        ),
      );
      return Items.map((item) => StoredAnnouncement.parse(item)).filter(
        ({ status }) => status !== 'DISCARDED',
      );
    },
    advance: async (before, after) => {
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: { subjectId, id: before.id },
            UpdateExpression:
              'SET #status = :status, #cursor = :cursor, recipients = :recipients, reached = :reached, sentAt = :sentAt',
            ConditionExpression: '#status = :statusBefore AND #cursor = :cursorBefore',
            ExpressionAttributeNames: { '#status': 'status', '#cursor': 'cursor' },
            ExpressionAttributeValues: {
              ':status': after.status,
              ':cursor': after.cursor ?? null,
              ':recipients': after.recipients,
              ':reached': after.reached,
              ':sentAt': after.sentAt ?? null,
              ':statusBefore': before.status,
              ':cursorBefore': before.cursor ?? null,
            },
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
  };
}
