import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { DeletionJob, deleteAccount } from './account/delete-account.ts';
import { forgetPicture, PictureJob } from './account/forget-picture.ts';
import { forgetLogo, LogoJob } from './account/forget-logo.ts';
import { deletionQueue } from './account/deletion-queue.ts';
import { safetyTeller } from './account/safety-notices.ts';
import { stageMailer } from './message/stage-mailer.ts';
import { stageOutbox } from './message/stage-outbox.ts';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { raceRetry } from './runtime/retry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { businessStore } from './store/business/business.ts';
import { findingStore } from './store/finding.ts';
import { onceStore } from './store/once.ts';
import { userBucket } from './store/user-bucket.ts';
import { databaseOver } from './store/table/table.ts';
import { tombstoneStore } from './store/tombstone.ts';
import { userStore } from './store/user.ts';
import { inTime, tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';
import { later } from './runtime/aws/later.ts';

const { USER_POOL_ID: UserPoolId } = readEnvironment({ USER_POOL_ID: z.string().min(1) });
const from = process.env['MAIL_FROM'] ?? '';
const identities = later(() => new CognitoIdentityProviderClient(inTime));
const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const services = {
  database,
  users: userStore(database),
  businesses: businessStore(database),
  findings: findingStore(database),
  once: onceStore(database),
  compare: scanQueue(),
  retry: raceRetry,
  tombstones: tombstoneStore(database),
  files: userBucket(),
  outbox: stageOutbox(database),
  enqueue: deletionQueue(),
  tell: safetyTeller({
    send: stageMailer(database, from),
    from,
    // An account that has ended has no page to lead to.
    site: undefined,
    now: Date.now,
  }),
  now: Date.now,
  removeIdentity: async (Username: string) => {
    try {
      await identities.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if ((error as Error).name !== 'UserNotFoundException') throw error;
    }
  },
};

async function oneDeletion(record: SQSRecord): Promise<void> {
  const job = z.union([DeletionJob, PictureJob, LogoJob]).parse(JSON.parse(record.body));
  if ('logoOf' in job) await forgetLogo(job, services);
  else await ('picture' in job ? forgetPicture(job, services) : deleteAccount(job, services));
}

/** Works off the deletion queue; one that fails goes back on it alone, starts again, and after some tries waits for a person. */
export const handler = queueHandler('Deletion failed', oneDeletion);
