import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Notification } from '#domain/message/notification';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { mailDueAt } from './message/due.ts';
import { deployedTable } from './runtime/environment.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { publisher } from './runtime/publish.ts';
import { mailShardOf } from './store/mail-outbox.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';

const notifications = notificationStore(databaseOver(new DynamoDBClient({}), deployedTable));
const publish = publisher(fetch);
const processor = new BatchProcessor(EventType.DynamoDBStreams);
const mailsLeave = (process.env['MAIL_FROM'] ?? '') !== '';
if (!mailsLeave) logger.info('This stage sends no mails: it has no address that they would come from.');

/**
 * A row written to the outbox goes out once: claimed first, so that a repeated record sends nothing twice. Its mail waits
 * a moment, in case others come.
 */
async function oneRow(record: DynamoDBRecord): Promise<void> {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || !image) return;
  try {
    const notification = Notification.parse(unmarshall(image as Parameters<typeof unmarshall>[0]));
    const { userId, id } = notification;
    const now = Date.now();
    const mail = mailsLeave ? { shard: mailShardOf(notification), dueAt: mailDueAt(now) } : undefined;
    const claimed = await notifications.claimDelivery(userId, id, new Date(now).toISOString(), mail);
    if (claimed) await publish.notification(notification);
  } catch (error) {
    logger.error('Delivery failed', failureFacts(error));
    throw error;
  }
}

export const handler = (event: DynamoDBStreamEvent, context: Context) =>
  processPartialResponse(event, oneRow, processor, { context, throwOnFullBatchFailure: false });
