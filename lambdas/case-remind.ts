import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { remindDue } from './case/reminder/remind.ts';
import { deployedTable } from './runtime/environment.ts';
import { caseStore } from './store/case.ts';
import { seatStore } from './store/business/seat.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const services = {
  cases: caseStore(database),
  seats: seatStore(database),
  notifications: notificationStore(database),
  now: Date.now,
};

/** Runs on the schedule: whoever wanted to be reminded of a case by now is told. */
export const handler = jobHandler(() => remindDue(services));
