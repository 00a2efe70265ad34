import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DomainJob } from '#domain/domain-watch/domain-job';
import type { SQSRecord } from 'aws-lambda';
import { standingProof } from './business/check-domain.ts';
import { sendHook } from './news/send-hook.ts';
import { keepFound } from './domain-watch/keep-found.ts';
import { runRound } from './domain-watch/round/run-round.ts';
import { lostLately, tellLostProof } from './domain-watch/tell-lost-proof.ts';
import type { DomainWatchServices } from './domain-watch/services.ts';
import { safePost } from './internet/safe-fetch.ts';
import { stageAskers } from './domain-watch/stage-askers.ts';
import { stageInternet } from './internet/stage-internet.ts';
import { domainQueue } from './runtime/domain-queue.ts';
import { deployedTable } from './runtime/environment.ts';
import { raceRetry } from './runtime/retry.ts';
import { businessStore } from './store/business/business.ts';
import { domainHolderStore } from './store/business/domain-holder.ts';
import { domainWatchStore } from './store/business/domain-watch.ts';
import { caseStore } from './store/case.ts';
import { integrationStore } from './store/business/integration.ts';
import { seatStore } from './store/business/seat.ts';
import { notificationStore } from './store/notification.ts';
import { databaseOver } from './store/table/table.ts';
import { tablesInTime } from './runtime/aws/in-time.ts';
import { queueHandler } from './runtime/trace/queue-handler.ts';

/** Of the function's three minutes; what was asked before its end still gets its answer. */
const budget = 75_000;

const database = databaseOver(new DynamoDBClient(tablesInTime), deployedTable);

const holders = domainHolderStore(database);
const queue = domainQueue();

const services = {
  businesses: businessStore(database),
  seats: seatStore(database),
  domains: domainWatchStore(database),
  cases: caseStore(database),
  notifications: notificationStore(database),
  integrations: integrationStore(database),
  again: queue,
  hook: queue,
  later: queue,
  post: safePost({ ...stageInternet().web, deadline: 10_000, largest: 100_000, maxRedirects: 0 }),
  site: process.env['SITE_URL'] ?? '',
  budget: () => AbortSignal.timeout(budget),
  retry: raceRetry,
  now: Date.now,
};

async function oneJob(record: SQSRecord): Promise<void> {
  const job = DomainJob.parse(JSON.parse(record.body));
  if ('news' in job) return await sendHook(job, services);
  // Asked anew for each message: the page of the protected domain is read once by them, and changes.
  const asking: DomainWatchServices = { ...services, ...stageAskers(Date.now) };
  if (!('round' in job)) return await keepFound(job, asking);
  const business = await services.businesses.get(job.businessId);
  if (business) {
    const now = Date.now();
    const proof = await standingProof(business, now, { holders, dns: asking.dns });
    const domainProof = lostLately(business, proof, now);
    if (domainProof) await tellLostProof({ ...business, domainProof }, new Date(now).toISOString(), services);
  }
  await runRound(job, asking);
}

/** Works off the queue of domains; what fails goes back on it, and after some tries to the dead letters. */
export const handler = queueHandler('A message about domains failed', oneJob);
