import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Context, SQSEvent, SQSRecord } from 'aws-lambda';
import { AnnouncementJob, type WorkServices, workOff } from './message/announce-to-all.ts';
import { announcementQueue } from './message/announcement-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { announcementStore } from './store/announcement.ts';
import { everybodyOver } from './store/everybody.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const processor = new BatchProcessor(EventType.SQS);
const services: WorkServices = {
  announcements: announcementStore(database),
  everybody: everybodyOver(database),
  notifications: notificationStore(database),
  enqueue: announcementQueue(),
  now: Date.now,
};

async function oneAnnouncement(record: SQSRecord): Promise<void> {
  try {
    await workOff(AnnouncementJob.parse(JSON.parse(record.body)), services);
  } catch (error) {
    logger.error('Announcement failed', failureFacts(error));
    throw error;
  }
}

/** Counts or sends announcements from their queue; one that fails goes back on it and goes on where it was. */
export const handler = (event: SQSEvent, context: Context) =>
  processPartialResponse(event, oneAnnouncement, processor, { context, throwOnFullBatchFailure: false });
