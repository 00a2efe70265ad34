import { businessAsSubject } from '#domain/business/as-subject';
import type { businessBrandContract } from '#domain/contract/business-brand';
import { day } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import { looksFor } from '#domain/scan/scan-plan';
import type { BrandServices } from '../../business/brand-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import { beginScan } from '../../scan/begin/begin-scan.ts';
import { isUnderWay } from '../../scan/begin/under-way.ts';
import { leftBehind } from '../../scan/known/given-anew.ts';

const perDay = 10;

/**
 * Queues a search for copies of the business, and compares anew what was compared with a domain that it has given up since. While one is under way, or nothing is due since the last, another is not begun.
 */
export const searchBrand: Route<
  (typeof businessBrandContract)['search-brand'],
  Pick<
    BrandServices,
    'businesses' | 'seats' | 'findings' | 'scans' | 'watches' | 'once' | 'enqueue' | 'connected' | 'random'
  >
> = async ({ caller, request: { businessId }, now }, services) => {
  await seatAllowed(businessId, caller, 'see brand findings', services);
  const business = await services.businesses.get(businessId);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  if (!businessPlans[planOf(business, now)].searchesBrand)
    throw new ProductError('FORBIDDEN', 'Your plan has no search for copies of your accounts.');
  const subject = businessAsSubject(business);
  const { subjectId } = subject;
  const [last] = await services.scans.recent(subjectId, 1);
  if (last && isUnderWay(last, now)) return { state: 'running' };
  const looks = looksFor(subject, services.connected);
  if (looks.length === 0)
    throw new ProductError(
      'INVALID_INPUT',
      'Add an account on a platform that we can search, or prove your domain: Business settings.',
    );
  await enforceRateLimit(services.once, `scans#${subjectId}`, 'searches', { most: perDay, per: day, now });
  const behind = leftBehind(await services.findings.list(subjectId), subject);
  if (behind.length > 0)
    await services.enqueue(behind.map((submitted) => ({ businessId, givenBy: caller.sub, submitted })));
  const begun = await beginScan({ subjectId, whose: { businessId }, looks, last }, now, services);
  // Its domains have the same turn, which a search of its accounts puts off for nobody.
  if (!(await services.watches.get(subjectId)))
    await services.watches.put(subjectId, new Date(now + day).toISOString());
  return { state: begun ? 'running' : 'done' };
};
