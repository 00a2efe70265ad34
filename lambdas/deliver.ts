import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Notification } from '#domain/message/notification';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { deliverNotification } from './message/deliver-notification.ts';
import { deployedTable } from './runtime/environment.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { publisher } from './runtime/publish.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { correlated } from './runtime/trace/correlation.ts';
import { stageMeasure } from './runtime/trace/measure.ts';

const services = {
  notifications: notificationStore(databaseOver(new DynamoDBClient(tablesInTime), deployedTable)),
  publish: publisher(fetch),
  mailsLeave: (process.env['MAIL_FROM'] ?? '') !== '',
  measure: stageMeasure(),
  now: Date.now,
};
const processor = new BatchProcessor(EventType.DynamoDBStreams);
if (!services.mailsLeave)
  logger.info('This stage sends no mails: it has no address that they would come from.');

/** A row written to the outbox goes out; a repeated record finds it delivered. */
async function oneRow(record: DynamoDBRecord): Promise<void> {
  const image = record.dynamodb?.NewImage;
  if (record.eventName !== 'INSERT' || !image) return;
  const row = unmarshall(image as Parameters<typeof unmarshall>[0]);
  await correlated(String(row['causedBy'] ?? record.eventID), async () => {
    try {
      await deliverNotification(Notification.parse(row), services);
    } catch (error) {
      logger.error('Delivery failed', failureFacts(error));
      throw error;
    }
  });
}

export const handler = (event: DynamoDBStreamEvent, context: Context) =>
  processPartialResponse(event, oneRow, processor, { context, throwOnFullBatchFailure: false });
