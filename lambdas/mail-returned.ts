import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { takeReturned } from './message/take-returned.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { mailAddressStore } from './store/mail-address.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';

const { MAIL_TOPIC, MAIL_SET } = readEnvironment({ MAIL_TOPIC: z.string(), MAIL_SET: z.string() });
const services = {
  addresses: mailAddressStore(databaseOver(new DynamoDBClient(tablesInTime), deployedTable)),
  topic: MAIL_TOPIC,
  configurationSet: MAIL_SET,
  now: Date.now,
};

async function oneMail(record: SQSRecord): Promise<void> {
  await takeReturned(record.body, services);
}

/** Takes what SES tells of mails that came back; what is not from there stays on the queue. */
export const handler = queueHandler('A returned mail could not be taken', oneMail);
