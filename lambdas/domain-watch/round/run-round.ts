import type { DomainRound } from '#domain/domain-watch/domain-round';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import { resembles } from '#domain/domain-watch/name/resembles';
import type { FoundDomain } from '#domain/domain-watch/watched-domain';
import { siteOf } from '#domain/engine/web/web-shape';
import { logger } from '../../runtime/logger.ts';
import type { StoredDomain, StoredRound } from '../../store/business/domain-watch.ts';
import { endWithBusiness } from '../end-with-business.ts';
import { keepLook, ownSites } from '../keep-look.ts';
import { lookWithin } from '../look-within.ts';
import { openRound } from './open-round.ts';
import { type RankedName, roundNames } from './round-names.ts';
import type { DomainWatchServices } from '../services.ts';
import { tellFirst, tellMore } from '../tell.ts';
import { watchNames } from '../watch-domain.ts';

/** It has no look-alikes: nothing in it is the business's own. */
const SHARED = 'The domain is an ending that many share, like co.uk';

/**
 * Looks at the look-alikes of a business's domain, as many as there is time for, and puts the rest back on the queue. A message
 * that comes twice goes on where the table says.
 */
export const runRound = (job: RoundJob, services: DomainWatchServices): Promise<void> =>
  endWithBusiness(job.businessId, services, () => goOn(job, services));

async function goOn(job: RoundJob, services: DomainWatchServices): Promise<void> {
  const { businesses, domains, now } = services;
  const business = await businesses.get(job.businessId);
  const brand = business?.domain;
  if (!brand) return;
  const kept = await domains.list(job.businessId);
  const opened = await openRound(job, { ...business, domain: brand }, kept, services);
  if (!opened || opened.finishedAt) return;
  const known = new Map(kept.filter((one) => one.brand === brand).map((one) => [one.domain, one]));
  const failed = siteOf(brand) ? await unanswered(brand, opened, services) : SHARED;
  if (failed) {
    logger.warn('Domains could not be looked up', { why: failed });
    await domains.writeRound(opened, { ...opened, failed, finishedAt: new Date(now()).toISOString() });
    return;
  }
  const next = await lookOn(opened, roundNames(opened, known), known, services);
  if (next.finishedAt && !next.before && next.existing > 0)
    await tellFirst(next, new Date(now()).toISOString(), services);
  if (next.finishedAt && next.anew && next.anew.existing > 0)
    await tellMore(next, next.anew.existing, new Date(now()).toISOString(), services);
  // With no name looked at it would go on for ever: the queue counts how often it fails.
  if (!next.finishedAt && next.done === opened.done) throw new Error('There was no time for a single name');
  // somebody else went on with it meanwhile
  if (!(await domains.writeRound(opened, next))) return;
  if (!next.finishedAt) await services.again(job);
}

/** One that a piece which failed had found was told of by nobody; one that is theirs is no news. */
const isUntold = ({ foundAt, foundBy, mark }: StoredDomain, since: string): boolean =>
  foundBy === 'permutation' && foundAt >= since && mark !== 'ours';

/** Why nothing can be said of the others: not even the domain itself is answered for. */
async function unanswered(brand: string, { done }: DomainRound, { dns }: DomainWatchServices) {
  const answer = done === 0 ? await dns(brand, 'NS') : undefined;
  return answer?.kind === 'could not look' ? answer.why : undefined;
}

async function lookOn(
  round: StoredRound,
  names: readonly RankedName[],
  known: ReadonlyMap<string, StoredDomain>,
  services: DomainWatchServices,
): Promise<DomainRound> {
  const signal = services.budget();
  const { version: _, ...next } = round;
  const { businessId, brand, startedAt } = round;
  const rest = names.slice(round.done);
  const own = ownSites([...known.values()]);
  const anew = new Set(round.anew?.names);
  const since = round.anew?.since ?? startedAt;
  const look = lookWithin(signal, known, services);
  for await (const { class: kind, score, ...seen } of watchNames(rest, { ...look, brandOf: () => brand })) {
    next.done += 1;
    const before = known.get(seen.domain);
    const isAnew = anew.has(seen.domain) && (!before || isUntold(before, since));
    if (seen.existence === 'exists' && resembles({ foundBy: before?.foundBy, score })) {
      next.existing += 1;
      if (isAnew && next.anew) next.anew = { ...next.anew, existing: next.anew.existing + 1 };
    }
    if (seen.existence === 'could not look') next.silent += 1;
    // a name that nobody has, or of which nothing is known yet, is not kept
    if (!before && seen.existence !== 'exists') continue;
    const found: FoundDomain = {
      ...{ businessId, brand, domain: seen.domain, class: kind, score },
      ...{ foundBy: 'permutation', foundAt: startedAt },
    };
    await keepLook(found, seen, { own, quiet: !round.before || (isAnew && !before) }, services, before);
  }
  return next.done < names.length ? next : { ...next, finishedAt: new Date(services.now()).toISOString() };
}
