import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SeenJob } from '#domain/scan/seen-job';
import type { SQSRecord } from 'aws-lambda';
import { currentDirectory } from './match/current-directory.ts';
import { followRename } from './case/follow-rename.ts';
import { joinOpenCases } from './case/joined/join-open-cases.ts';
import { matchSeen, type MatchServices } from './match/match-seen.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { publisher } from './runtime/publish.ts';
import { raceRetry } from './runtime/retry.ts';
import { imageFetcher } from './scan/picture/fetch-image.ts';
import { hashContent, hashImage } from './scan/picture/hash-image.ts';
import { hashedOnce } from './scan/picture/hashed-once.ts';
import { askingWithin } from './sources/ask-within.ts';
import { pausesOver } from './sources/pausable.ts';
import { stageSources, stageWebSearch } from './sources/stage-sources.ts';
import { caseStore } from './store/case.ts';
import { businessStore } from './store/business/business.ts';
import { integrationStore } from './store/business/integration.ts';
import { seatStore } from './store/business/seat.ts';
import { findingStore } from './store/finding.ts';
import { identityBucket } from './store/identity-files.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { sourcePauseStore } from './store/operations/source-pause.ts';
import { socialProofStore } from './store/proof/social-proof.ts';
import { databaseOver } from './store/table/table.ts';
import { userBucket } from './store/user-bucket.ts';
import { userStore } from './store/user.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const once = onceStore(database);
const now = Date.now;
const cases = caseStore(database);
const findings = findingStore(database);
const isPaused = pausesOver(sourcePauseStore(database), now);

const services: MatchServices = {
  directory: currentDirectory(identityBucket()),
  users: userStore(database),
  businesses: businessStore(database),
  seats: seatStore(database),
  integrations: integrationStore(database),
  hook: domainQueue(),
  files: userBucket(),
  findings,
  followRename: (owner, finding) => followRename(owner, finding, { cases, retry: raceRetry }),
  joinCases: (owner) => joinOpenCases(owner, { cases, findings, retry: raceRetry }),
  notifications: notificationStore(database),
  proofs: socialProofStore(database),
  sources: stageSources(isPaused),
  web: stageWebSearch(isPaused),
  fetchImage: imageFetcher(fetch),
  hashImage: hashedOnce(hashImage),
  hashContent: hashedOnce(hashContent),
  mayAsk: askingWithin(once, now),
  once,
  publish: publisher(fetch).progress,
  retry: raceRetry,
  now,
};

async function oneJob(record: SQSRecord): Promise<void> {
  await matchSeen(SeenJob.parse(JSON.parse(record.body)), services);
}

/** Works off what searches met, a message after the other; one that fails goes back on the queue alone. */
export const handler = queueHandler('Cross-match failed', oneJob, { oneByOne: true });
