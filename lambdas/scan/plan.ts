import { day } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { User } from '#domain/account/user';
import type { StoredScan } from '#domain/scan/stored-scan';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import type { ScanJob, ScanJobs } from '#domain/scan/scan-job';
import { askedSources, looksFor, plannedSources } from '#domain/scan/scan-plan';
import { businessSubject, userOfDevices } from '#domain/keys';
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
import { jobsFor, newScan } from './begin/new-scan.ts';
import { tellWeek, type WeekServices } from './tell-week.ts';

export interface PlanServices extends WeekServices {
  users: Pick<UserStore, 'get'>;
  businesses: Pick<BusinessStore, 'get'>;
  scans: Pick<ScanStore, 'put' | 'recent'>;
  watches: WatchStore;
  enqueue: (messages: readonly (ScanJob | ScanJobs)[]) => Promise<void>;
  /** Starts a look at the domains of a business. */
  lookAtDomains: (job: RoundJob) => Promise<void>;
  /** Removes what is too old of somebody's devices. */
  forgetDevices: (userId: string) => Promise<void>;
  connected: readonly Platform[];
  tally: Tally;
  random: () => number;
  now: () => number;
}

const mostEachShard = 50;
/** As many messages as the queue takes in one call. */
const sentAtOnce = 10;

/** Queues a scan for everyone who is due, and a look at the domains of each business, and sets their next turn a day on. Gives how many. */
export async function planDueScans(services: PlanServices): Promise<{ planned: number }> {
  const now = services.now();
  let planned = 0;
  for (let shard = 0; shard < shards; shard += 1) {
    const due = await services.watches.due(shard, new Date(now).toISOString(), mostEachShard);
    let begun = 0;
    const waiting: (ScanJob | ScanJobs)[] = [];
    const send = async () => {
      if (waiting.length > 0) await services.enqueue(waiting.splice(0));
    };
    try {
      for (const watch of due) {
        const { messages, isPlanned } = await planOne(watch, services);
        planned += Number(isPlanned);
        begun += Number(messages.length > 0);
        waiting.push(...messages);
        if (waiting.length >= sentAtOnce) await send();
      }
    } finally {
      // Whose scan stands planned is searched for, whatever happens to the next.
      await send();
    }
    if (begun > 0) await services.tally('begun', begun);
  }
  return { planned };
}

/** Whose turn it is: their next one is a day on, and what is to be looked for stands planned. */
async function planOne(
  { subjectId, weekAt }: Watch,
  services: PlanServices,
): Promise<{ messages: (ScanJob | ScanJobs)[]; isPlanned: boolean }> {
  // The turn is moved first: a crash after it costs one day, a crash before it would repeat the scan without end.
  await services.watches.put(subjectId, new Date(services.now() + day).toISOString());
  const devicesOf = userOfDevices(subjectId);
  if (devicesOf !== undefined) {
    await services
      .forgetDevices(devicesOf)
      .catch((error: unknown) => logger.error('Devices were not forgotten', failureFacts(error)));
    return { messages: [], isPlanned: false };
  }
  if (subjectId.startsWith('B#'))
    return { messages: await planBusiness(subjectId.slice(2), services), isPlanned: true };
  const user = subjectId.startsWith('U#') ? await services.users.get(subjectId.slice(2)) : undefined;
  if (!user) return { messages: [], isPlanned: false };
  await week({ subjectId, weekAt }, user, services);
  const messages = await planScan({ userId: user.id }, { ...user, subjectId }, services);
  return { messages, isPlanned: messages.length > 0 };
}

/** A look at its domains, and a search for copies of its accounts where its plan has one. */
async function planBusiness(businessId: string, services: PlanServices): Promise<(ScanJob | ScanJobs)[]> {
  const now = services.now();
  const business = await services.businesses.get(businessId);
  // Deleted while its turn was moved.
  if (!business) {
    await services.watches.remove(businessSubject(businessId));
    return [];
  }
  await services.lookAtDomains({ businessId, round: ulid(now, services.random) });
  if (!businessPlans[planOf(business, now)].searchesBrand) return [];
  return planScan({ businessId }, businessAsSubject(business), services);
}

/** Plans a scan of the sources that are due, and gives the messages for it; none where no source is, or nothing is there to look for. */
async function planScan(
  whose: { userId: string } | { businessId: string },
  subject: Pick<Subject, 'subjectId' | 'socialMediaAccounts' | 'label'>,
  services: PlanServices,
): Promise<(ScanJob | ScanJobs)[]> {
  const { subjectId } = subject;
  const looks = looksFor(subject, services.connected);
  if (looks.length === 0) return [];
  const [last] = await services.scans.recent(subjectId, 1);
  const sources = plannedSources(looks, services.connected, {
    ...{ last: last?.sources, now: services.now(), bySchedule: true },
  });
  const asked = askedSources(sources);
  // No job would ever end it.
  if (asked.length === 0) return [];
  const queued = newScan(subjectId, services, sources);
  // Nobody waits for it to begin: it stands as begun from here on, which saves each scan a write.
  const scan: StoredScan = {
    ...queued,
    ...{ bySchedule: true, status: 'RUNNING', startedAt: queued.requestedAt },
  };
  await services.scans.put(scan);
  // A first search takes ten times as long as another: its jobs are spread over workers.
  return last ? [{ ...whose, scanId: scan.id, sources: asked }] : jobsFor(whose, scan);
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
