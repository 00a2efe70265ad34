import { day, minute } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { scanContract } from '#domain/contract/scan';
import { ProductError, noSuchProfile } from '#domain/errors';
import { userSubject } from '#domain/keys';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import type { Route } from '../../rest/rest.ts';
import { jobsOf, newScan } from '../../scan/plan.ts';
import type { ScanServices } from '../../scan/services.ts';

/** A scan that has not moved for this long is taken for lost, and another may start. */
const patience = 5 * minute;
const perDay = 40;

/** Queues a search for copies of the caller. While one is under way, that one is the answer. */
export const startScan: Route<
  (typeof scanContract)['start-scan'],
  Pick<ScanServices, 'users' | 'scans' | 'watches' | 'once' | 'enqueue' | 'connected' | 'random'>
> = async ({ caller, now }, services) => {
  const subjectId = userSubject(caller.sub);
  const user = await services.users.get(caller.sub);
  if (!user) throw noSuchProfile();
  const [latest] = await services.scans.recent(subjectId, 1);
  const underWay = latest && (latest.status === 'QUEUED' || latest.status === 'RUNNING');
  if (underWay && now - Date.parse(latest.requestedAt) < patience) return { scan: latest };
  const looks = looksFor(user, services.connected);
  if (looks.length === 0)
    throw new ProductError(
      'INVALID_INPUT',
      'Add an account of yours on a connected platform first: Connections, Social accounts.',
    );
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(services.once, `scans#${caller.sub}`, 'searches', allowed);
  const clock = { now: () => now, random: services.random };
  const scan = newScan(
    subjectId,
    clock,
    plannedSources(looks, services.connected, { last: latest?.sources, now }),
  );
  await services.scans.put(scan);
  try {
    await services.enqueue(jobsOf(caller.sub, scan));
  } catch (error) {
    // A scan that waits on no queue would block the next one until it is taken for lost.
    await services.scans.put({ ...scan, status: 'FAILED', finishedAt: new Date(now).toISOString() });
    throw error;
  }
  await services.watches.put(subjectId, new Date(now + day).toISOString());
  return { scan };
};
