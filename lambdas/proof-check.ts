import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { holdersOver } from './proof/holder.ts';
import { recheckDue, type RecheckServices } from './proof/recheck.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { raceRetry } from './runtime/retry.ts';
import { askingWithin } from './sources/ask-within.ts';
import { pausesOver } from './sources/pausable.ts';
import { stageSources } from './sources/stage-sources.ts';
import { imageFetcher } from './scan/picture/fetch-image.ts';
import { hashImage } from './scan/picture/hash-image.ts';
import { businessStore } from './store/business/business.ts';
import { integrationStore } from './store/business/integration.ts';
import { seatStore } from './store/business/seat.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { socialProofStore } from './store/proof/social-proof.ts';
import { sourcePauseStore } from './store/operations/source-pause.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { jobHandler } from './runtime/trace/job-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const once = onceStore(database);
const now = Date.now;
const mayAsk = askingWithin(once, now);

const services: RecheckServices = {
  holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
  seats: seatStore(database),
  integrations: integrationStore(database),
  hook: domainQueue(),
  proofs: socialProofStore(database),
  notifications: notificationStore(database),
  sources: stageSources(pausesOver(sourcePauseStore(database), now)),
  fetchImage: imageFetcher(fetch),
  hashImage,
  mayAsk: (platform) => mayAsk(platform, 'lookUp', 1),
  retry: raceRetry,
  now,
};

/** Runs on the schedule: every proof whose turn it is is looked at again. */
export const handler = jobHandler(() => recheckDue(services));
