import { day, seconds } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { User } from '#domain/account/user';
import type { StoredScan } from '#domain/scan/stored-scan';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import type { ScanJob } from '#domain/scan/scan-job';
import { askedSources, looksFor, plannedSources } from '#domain/scan/scan-plan';
import { businessSubject } from '#domain/keys';
import { ulid } from 'ulid';
import { businessAsSubject } from '#domain/business/as-subject';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import type { Subject } from '#domain/subject/subject';
import type { BusinessStore } from '../store/business/business.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { UserStore } from '../store/user.ts';
import { failureFacts, logger } from '../runtime/logger.ts';
import { type Watch, type WatchStore, shards } from '../store/watch.ts';
import type { Tally } from './counted/tally.ts';
import { tellWeek, type WeekServices } from './tell-week.ts';

export interface PlanServices extends WeekServices {
  users: Pick<UserStore, 'get'>;
  businesses: Pick<BusinessStore, 'get'>;
  scans: Pick<ScanStore, 'put' | 'recent'>;
  watches: WatchStore;
  enqueue: (jobs: readonly ScanJob[]) => Promise<void>;
  /** Starts a look at the domains of a business. */
  lookAtDomains: (job: RoundJob) => Promise<void>;
  connected: readonly Platform[];
  tally: Tally;
  random: () => number;
  now: () => number;
}

const mostEachShard = 50;
const keepDays = 90;

/** Queues a scan for everyone who is due, and a look at the domains of each business, and sets their next turn a day on. Gives how many. */
export async function planDueScans(services: PlanServices): Promise<{ planned: number }> {
  const now = services.now();
  let planned = 0;
  for (let shard = 0; shard < shards; shard += 1) {
    let begun = 0;
    for (const { subjectId, weekAt } of await services.watches.due(
      shard,
      new Date(now).toISOString(),
      mostEachShard,
    )) {
      // The turn is moved first: a crash after it costs one day, a crash before it would repeat the scan without end.
      await services.watches.put(subjectId, new Date(now + day).toISOString());
      if (subjectId.startsWith('B#')) {
        begun += Number(await planBusiness(subjectId.slice(2), services));
        planned += 1;
        continue;
      }
      const user = subjectId.startsWith('U#') ? await services.users.get(subjectId.slice(2)) : undefined;
      if (user) await week({ subjectId, weekAt }, user, services);
      if (!user || !(await planScan({ userId: user.id }, { ...user, subjectId }, services))) continue;
      planned += 1;
      begun += 1;
    }
    if (begun > 0) await services.tally('begun', begun);
  }
  return { planned };
}

/** A look at its domains, and a search for copies of its accounts where its plan has one: whether one was begun. */
async function planBusiness(businessId: string, services: PlanServices): Promise<boolean> {
  const now = services.now();
  const business = await services.businesses.get(businessId);
  // Deleted while its turn was moved.
  if (!business) {
    await services.watches.remove(businessSubject(businessId));
    return false;
  }
  await services.lookAtDomains({ businessId, round: ulid(now, services.random) });
  if (!businessPlans[planOf(business, now)].searchesBrand) return false;
  return planScan({ businessId }, businessAsSubject(business), services);
}

/** Queues a scan of the sources that are due; false where none is, or nothing is there to look for. */
async function planScan(
  whose: { userId: string } | { businessId: string },
  subject: Pick<Subject, 'subjectId' | 'socialMediaAccounts' | 'label'>,
  services: PlanServices,
): Promise<boolean> {
  const { subjectId } = subject;
  const looks = looksFor(subject, services.connected);
  if (looks.length === 0) return false;
  const [last] = await services.scans.recent(subjectId, 1);
  const sources = plannedSources(looks, services.connected, {
    ...{ last: last?.sources, now: services.now(), bySchedule: true },
  });
  // No job would ever end it.
  if (askedSources(sources).length === 0) return false;
  const queued = newScan(subjectId, services, sources);
  // Nobody waits for it to begin: it stands as begun from here on, which saves each scan a write.
  const scan: StoredScan = {
    ...queued,
    ...{ bySchedule: true, status: 'RUNNING', startedAt: queued.requestedAt },
  };
  await services.scans.put(scan);
  await services.enqueue(jobsFor(whose, scan));
  return true;
}

/** Their week, when it is due. What fails keeps nobody's scan back, and is tried again at the next turn. */
async function week(
  { subjectId, weekAt }: Pick<Watch, 'subjectId' | 'weekAt'>,
  user: User,
  services: PlanServices,
): Promise<void> {
  const now = services.now();
  try {
    const next = await tellWeek({ weekAt }, user, services, now);
    if (next !== weekAt) await services.watches.put(subjectId, new Date(now + day).toISOString(), next);
  } catch (error) {
    logger.error('A week was not told', failureFacts(error));
  }
}

/** A job for each source that the scan asks: a slow one holds up no other. */
export const jobsOf = (userId: string, scan: Pick<StoredScan, 'id' | 'sources'>): ScanJob[] =>
  jobsFor({ userId }, scan);

export const jobsFor = (
  whose: { userId: string } | { businessId: string },
  { id, sources }: Pick<StoredScan, 'id' | 'sources'>,
): ScanJob[] => askedSources(sources).map((source) => ({ ...whose, scanId: id, source }));

/** A scan as it stands on the queue. */
export function newScan(
  subjectId: string,
  { now, random }: { now: () => number; random: () => number },
  sources: StoredScan['sources'],
): StoredScan {
  const at = now();
  return {
    subjectId,
    id: ulid(at, random),
    status: 'QUEUED',
    requestedAt: new Date(at).toISOString(),
    sources,
    expiresAt: seconds(at + keepDays * day),
  };
}
