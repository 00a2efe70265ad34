import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Finding } from '#domain/scan/finding';
import { jobsIn, QueuedJob, type ScanJob } from '#domain/scan/scan-job';
import { scanAttempts } from '#domain/scan/scan-plan';
import type { SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { deployedTable, readEnvironment } from './runtime/environment.ts';
import { followRename } from './case/follow-rename.ts';
import { joinOpenCases } from './case/joined/join-open-cases.ts';
import { stageCopyKey } from './marked/copy-key.ts';
import { issuedCopyStore } from './marked/issued-copies.ts';
import { copiesOf } from './marked/read-copies.ts';
import { publisher } from './runtime/publish.ts';
import { failureFacts, logger } from './runtime/logger.ts';
import { writeAtEnd } from './runtime/together/write-at-end.ts';
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
import { hashContent, hashImage, hashViews } from './scan/picture/hash-image.ts';
import { hashedOnce } from './scan/picture/hashed-once.ts';
import { openingTogether } from './scan/begin/open-scan.ts';
import { notesOver } from './scan/end/notes.ts';
import { hearOver } from './scan/counted/hear.ts';
import { runJobs } from './scan/run-jobs.ts';
import { judgeSubmitted } from './scan/submitted/judge-submitted.ts';
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
const findings = findingStore(database);
const publish = publisher(fetch);
const enqueue = scanQueue();
const now = Date.now;
const measure = stageMeasure();
const isPaused = pausesOver(sourcePauseStore(database), now);

const files = userBucket();
const copies = issuedCopyStore(database);
const reading = { copies, files, copyKey: stageCopyKey(), decodeImage };

// Who sees these counts is no person who waits: each kind is written once for all messages that came together.
const counts = writeAtEnd((error) => logger.error('Something was not counted', failureFacts(error)));

const { ENGINE_VERSION: engine } = readEnvironment({ ENGINE_VERSION: z.string().min(1) });

const given = {
  engine,
  users: userStore(database),
  businesses: businessStore(database),
  seats: seatStore(database),
  integrations: integrationStore(database),
  hook: domainQueue(),
  files,
  scans: { ...scanStore(database), ...scanProgressStore(database) },
  findings,
  followRename: (owner: string, finding: Finding) =>
    followRename(owner, finding, { cases, retry: raceRetry }),
  joinCases: (owner: string) => joinOpenCases(owner, { cases, findings, retry: raceRetry }),
  notifications: notificationStore(database),
  proofs: socialProofStore(database),
  sources: stageSources(isPaused),
  web: stageWebSearch(isPaused),
  later: (job: ScanJob, milliseconds: number) => enqueue([job], milliseconds),
  fetchImage: imageFetcher(fetch),
  hashImage: hashedOnce(hashImage),
  hashContent: hashedOnce(hashContent),
  hashViews: hashedOnce(hashViews),
  copiesOf: (userId: string, timeLeft: () => number) => copiesOf(userId, reading, timeLeft),
  copies,
  mayAsk: askingInShares(once, now),
  breaker: breakerOver(once, now),
  met: seenQueue(),
  isPaused,
  publish: publish.progress,
  tally: tallyOver(counterStore(database), now, measure, counts.gather),
  hear: hearOver(sourceAnswerStore(database), now, measure, counts.gather),
  measure,
  random: Math.random,
  retry: raceRetry,
  now,
};

// Jobs of one scan come together: they begin with the same questions, and write into the same row.
const services = { ...given, open: openingTogether(given), notes: notesOver(given) };

async function oneMessage(record: SQSRecord): Promise<void> {
  const message = QueuedJob.parse(JSON.parse(record.body));
  if ('submitted' in message) await judgeSubmitted(message, services);
  else {
    const isLast = Number(record.attributes.ApproximateReceiveCount) >= scanAttempts;
    await runJobs(jobsIn(message), services, { isLast });
  }
}

/** Works off the scan queue; what fails goes back on it alone, and after some tries to the dead letters. */
export const handler = queueHandler('Scan failed', oneMessage, { atEnd: counts.end });
