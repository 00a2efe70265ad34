import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { scanContract } from '#domain/contract/scan';
import { ProductError, noSuchProfile } from '#domain/errors';
import { userSubject } from '#domain/keys';
import { looksFor } from '#domain/scan/scan-plan';
import { personAsSubject } from '#domain/subject/subject';
import type { Route } from '../../rest/rest.ts';
import { beginScan } from '../../scan/begin/begin-scan.ts';
import { asItStands, isUnderWay } from '../../scan/begin/under-way.ts';
import { givenAnew } from '../../scan/known/given-anew.ts';
import type { ScanServices } from '../../scan/services.ts';

const perDay = 40;

/**
 * Queues a search for copies of the caller, and compares anew what they gave us before we knew their name or before they proved an account,
 * or beside one that they have taken off their list since. While a search is under way, or nothing is due since the last, that one is the
 * answer.
 */
export const startScan: Route<
  (typeof scanContract)['start-scan'],
  Pick<ScanServices, 'users' | 'scans' | 'findings' | 'watches' | 'once' | 'enqueue' | 'connected' | 'random'>
> = async ({ caller, now }, services) => {
  const subjectId = userSubject(caller.sub);
  const user = await services.users.get(caller.sub);
  if (!user) throw noSuchProfile();
  const [last] = await services.scans.recent(subjectId, 1);
  if (last && isUnderWay(last, now)) return { scan: last };
  const subject = personAsSubject(user);
  const looks = looksFor(subject, services.connected);
  if (looks.length === 0)
    throw new ProductError(
      'INVALID_INPUT',
      'Add an account of yours on a connected platform first: Connections, Social accounts.',
    );
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(services.once, `scans#${caller.sub}`, 'searches', allowed);
  const anew = givenAnew(await services.findings.list(subjectId), subject);
  if (anew.length > 0) await services.enqueue(anew.map((submitted) => ({ userId: caller.sub, submitted })));
  const compared = anew.length;
  const scan = await beginScan({ subjectId, whose: { userId: caller.sub }, looks, last }, now, services);
  // Nothing is due only because of what the last one says.
  if (!scan) return { scan: asItStands(last!, now), compared };
  await services.watches.put(subjectId, new Date(now + day).toISOString());
  return { scan, compared };
};
