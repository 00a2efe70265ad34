import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Finding } from '#domain/scan/finding';
import { QueuedJob, type ScanJob } from '#domain/scan/scan-job';
import { scanAttempts } from '#domain/scan/scan-plan';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { followRename } from './case/follow-rename.ts';
import { stageCopyKey } from './marked/copy-key.ts';
import { issuedCopyStore } from './marked/issued-copies.ts';
import { copiesOf } from './marked/read-copies.ts';
import { publisher } from './runtime/publish.ts';
import { readTogether } from './runtime/together/read-together.ts';
import { raceRetry } from './runtime/retry.ts';
import { scanQueue } from './runtime/scan-queue.ts';
import { seenQueue } from './runtime/seen-queue.ts';
import { pausesOver } from './sources/pausable.ts';
import { stageSources, stageWebSearch } from './sources/stage-sources.ts';
import { userBucket } from './store/user-bucket.ts';
import { breakerOver } from './sources/breaker.ts';
import { askingInShares } from './sources/ask-within.ts';
import { imageFetcher } from './scan/picture/fetch-image.ts';
import { decodeImage } from './scan/picture/decode-image.ts';
import { hashImage } from './scan/picture/hash-image.ts';
import { hashedOnce } from './scan/picture/hashed-once.ts';
import { giveUp } from './scan/give-up.ts';
import { hearOver } from './scan/counted/hear.ts';
import { notesOver } from './scan/notes.ts';
import { runSource } from './scan/run.ts';
import { judgeSubmitted } from './scan/submitted.ts';
import { tallyOver } from './scan/counted/tally.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { businessStore } from './store/business/business.ts';
import { integrationStore } from './store/business/integration.ts';
import { seatStore } from './store/business/seat.ts';
import { caseStore } from './store/case.ts';
import { findingStore } from './store/finding.ts';
import { notificationStore } from './store/notification.ts';
import { onceStore } from './store/once.ts';
import { scanStore } from './store/scan/scan.ts';
import { scanProgressStore } from './store/scan/scan-progress.ts';
import { counterStore } from './store/operations/counters.ts';
import { sourceAnswerStore } from './store/operations/source-answers.ts';
import { socialProofStore } from './store/proof/social-proof.ts';
import { sourcePauseStore } from './store/operations/source-pause.ts';
import { databaseOver } from './store/table/table.ts';
import { userStore } from './store/user.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { stageMeasure } from './runtime/trace/measure.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);
const once = onceStore(database);
const cases = caseStore(database);
const publish = publisher(fetch);
const enqueue = scanQueue();
const now = Date.now;
const measure = stageMeasure();
const isPaused = pausesOver(sourcePauseStore(database), now);

const files = userBucket();
const copies = issuedCopyStore(database);
const reading = { copies, files, copyKey: stageCopyKey(), decodeImage };

const users = userStore(database);
const proofs = socialProofStore(database);

const progress = scanProgressStore(database);
const { ENGINE_VERSION: engine } = readEnvironment({ ENGINE_VERSION: z.string().min(1) });

const services = {
  engine,
  // Jobs of one person come together, and begin with the same questions.
  users: { ...users, get: readTogether(users.get) },
  businesses: businessStore(database),
  seats: seatStore(database),
  integrations: integrationStore(database),
  hook: domainQueue(),
  files,
  scans: { ...scanStore(database), ...progress },
  notes: notesOver(progress),
  findings: findingStore(database),
  followRename: (userId: string, finding: Finding) =>
    followRename(userId, finding, { cases, retry: raceRetry }),
  notifications: notificationStore(database),
  proofs: { ...proofs, ownedBy: readTogether(proofs.ownedBy) },
  sources: stageSources(isPaused),
  web: stageWebSearch(isPaused),
  later: (job: ScanJob, milliseconds: number) => enqueue([job], milliseconds),
  fetchImage: imageFetcher(fetch),
  hashImage: hashedOnce(hashImage),
  copiesOf: (userId: string, timeLeft: () => number) => copiesOf(userId, reading, timeLeft),
  copies,
  mayAsk: askingInShares(once, now),
  breaker: breakerOver(once, now),
  met: seenQueue(),
  isPaused,
  publish: publish.progress,
  tally: tallyOver(counterStore(database), now, measure),
  hear: hearOver(sourceAnswerStore(database), now, measure),
  measure,
  random: Math.random,
  retry: raceRetry,
  now,
};

async function oneJob(record: SQSRecord): Promise<void> {
  const job = QueuedJob.parse(JSON.parse(record.body));
  try {
    if ('submitted' in job) await judgeSubmitted(job, services);
    else await runSource(job, services);
  } catch (error) {
    // The last try: the message goes to the dead letters, and nobody should wait for it.
    const isLast = Number(record.attributes.ApproximateReceiveCount) >= scanAttempts;
    if (isLast && 'scanId' in job) await giveUp(job, services);
    throw error;
  }
}

/** Works off the scan queue; a scan that fails goes back on it alone, and after some tries to the dead letters. */
export const handler = queueHandler('Scan failed', oneJob);
