import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { forgetDevices } from './account/forget-devices.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { connectedPlatforms } from './sources/stage-sources.ts';
import { tallyOver } from './scan/counted/tally.ts';
import { planDueScans } from './scan/plan.ts';
import { businessStore } from './store/business/business.ts';
import { findingStore } from './store/finding.ts';
import { notificationStore } from './store/notification.ts';
import { counterStore } from './store/operations/counters.ts';
import { scanStore } from './store/scan/scan.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';
import { watchStore } from './store/watch.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { stageMeasure } from './runtime/trace/measure.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const people = { users: userStore(database), watches: watchStore(database), now: Date.now };
const services = {
  ...people,
  businesses: businessStore(database),
  scans: scanStore(database),
  findings: findingStore(database),
  notifications: notificationStore(database),
  enqueue: scanQueue(),
  lookAtDomains: domainQueue(),
  connected: connectedPlatforms(),
  tally: tallyOver(counterStore(database), Date.now, stageMeasure()),
  forgetDevices: (userId: string) => forgetDevices(userId, people),
  random: Math.random,
};

/** Runs on the schedule: everyone whose turn it is gets a scan on the queue. */
export const handler = jobHandler(() => planDueScans(services));
