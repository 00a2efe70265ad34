import type { FoundJob } from '#domain/domain-watch/domain-job';
import { givenName } from '#domain/domain-watch/name/given-name';
import { hour } from '#domain/durations';
import { endWithBusiness } from './end-with-business.ts';
import { keepLook, ownSites } from './keep-look.ts';
import { lookWithin } from './look-within.ts';
import type { DomainWatchServices } from './services.ts';
import { watchNames } from './watch-domain.ts';

/** A look this recent is from an earlier delivery of the same message. */
const RECENT = hour;

/**
 * Looks at names that came to us, and keeps them whatever the DNS says: a certificate often comes before the name resolves.
 * @throws where there was no time for all of them: the queue gives the message again, which goes on with the others
 */
export const keepFound = (job: FoundJob, services: DomainWatchServices): Promise<void> =>
  endWithBusiness(job.businessId, services, () => lookAndKeep(job, services));

async function lookAndKeep(
  { businessId, brand, foundBy, found }: FoundJob,
  services: DomainWatchServices,
): Promise<void> {
  const { businesses, domains, now, budget } = services;
  if ((await businesses.get(businessId))?.domain !== brand) return;
  const listed = await domains.list(businessId);
  // Those of an earlier domain are nobody's concern any more, and would pass for what is known of this one.
  for (const { domain } of listed.filter((one) => one.brand !== brand))
    await domains.remove(businessId, domain);
  const kept = listed.filter((one) => one.brand === brand);
  const known = new Map(kept.map((one) => [one.domain, one]));
  const isDone = (domain: string) => {
    const one = known.get(domain);
    return one?.foundBy === foundBy && now() - Date.parse(one.lastLooked ?? '') < RECENT;
  };
  // One that people gave stands on the list before it is looked at; what is no longer there they took off again.
  const isTakenOff = (domain: string) => foundBy === 'given' && !known.has(domain);
  const rest = found
    .filter(({ domain }) => !isDone(domain) && !isTakenOff(domain))
    .map((one) => (foundBy === 'given' ? { ...one, ...givenName(brand, one.domain) } : one));
  let left = rest.length;
  const context = { own: ownSites(kept), quiet: false };
  const foundAt = new Date(now()).toISOString();
  const look = lookWithin(budget(), known, services);
  for await (const { class: kind, score, ...seen } of watchNames(rest, { ...look, brandOf: () => brand })) {
    await keepLook(
      { ...{ businessId, brand, domain: seen.domain, class: kind, score, foundBy, foundAt } },
      seen,
      context,
      services,
      known.get(seen.domain),
    );
    left -= 1;
  }
  if (left > 0) throw new Error(`There was no time for ${left} of ${found.length} names`);
}
