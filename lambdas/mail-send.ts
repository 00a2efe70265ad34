import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { type SendServices, sendDue } from './message/send-due.ts';
import { stageMailer } from './message/stage-mailer.ts';
import { stopLinksOver } from './message/stop-links.ts';
import { unsubscribeTokens } from './message/unsubscribe-token.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { findingStore } from './store/finding.ts';
import { mailAddressStore } from './store/mail-address.ts';
import { mailOutbox } from './store/mail-outbox.ts';
import { onceStore } from './store/once.ts';
import { scanStore } from './store/scan/scan.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const env = readEnvironment({
  MAIL_FROM: z.string().min(3),
  MAIL_KEY: z.string().min(32),
  MAIL_SET: z.string().optional(),
  ONE_CLICK_URL: z.url(),
});
const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const site = process.env['SITE_URL'] || undefined;
const services: SendServices = {
  outbox: mailOutbox(database),
  users: userStore(database),
  addresses: mailAddressStore(database),
  findings: findingStore(database),
  scans: scanStore(database),
  once: onceStore(database),
  send: stageMailer(database, env.MAIL_FROM, env.MAIL_SET),
  site,
  stopLinks: stopLinksOver(unsubscribeTokens(env.MAIL_KEY), { site, oneClick: env.ONE_CLICK_URL }),
  now: Date.now,
};

/** Runs on the schedule: mails what waits for it. */
export const handler = jobHandler(() => sendDue(services));
