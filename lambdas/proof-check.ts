import { hour } from '#domain/durations';
import { withinRateLimit } from './runtime/rate-limit.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { recheckDue, type RecheckServices } from './proof/recheck.ts';
import { deployedTable } from './runtime/environment.ts';
import { raceRetry } from './runtime/retry.ts';
import { stageSources } from './sources/stage-sources.ts';
import { imageFetcher } from './scan/fetch-image.ts';
import { hashImage } from './scan/hash-image.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { socialProofStore } from './store/social-proof.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';

/** Its part of what a platform allows in an hour; scans keep the rest. */
const perHour = 800;

const database = databaseOver(new DynamoDBClient({}), deployedTable);
const once = onceStore(database);
const now = Date.now;

const services: RecheckServices = {
  users: userStore(database),
  proofs: socialProofStore(database),
  notifications: notificationStore(database),
  sources: stageSources(),
  fetchImage: imageFetcher(fetch),
  hashImage,
  mayAsk: (platform, questions) =>
    withinRateLimit(once, `proof-budget#${platform}`, {
      most: perHour,
      per: hour,
      now: now(),
      by: questions,
    }),
  retry: raceRetry,
  now,
};

/** Runs on the schedule: every proof whose turn it is is looked at again. */
export const handler = () => recheckDue(services);
