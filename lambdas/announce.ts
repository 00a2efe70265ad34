import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { AnnouncementJob, type WorkServices, workOff } from './message/announce-to-all.ts';
import { announcementQueue } from './message/announcement-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { announcementStore } from './store/announcement.ts';
import { everybodyOver } from './store/everybody.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const services: WorkServices = {
  announcements: announcementStore(database),
  everybody: everybodyOver(database),
  notifications: notificationStore(database),
  enqueue: announcementQueue(),
  now: Date.now,
};

async function oneAnnouncement(record: SQSRecord): Promise<void> {
  await workOff(AnnouncementJob.parse(JSON.parse(record.body)), services);
}

/** Counts or sends announcements from their queue; one that fails goes back on it and goes on where it was. */
export const handler = queueHandler('Announcement failed', oneAnnouncement);
