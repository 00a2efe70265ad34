import type { FoundJob } from '#domain/domain-watch/domain-job';
import { keepLook, ownSites } from './keep-look.ts';
import { lookWithin } from './look-within.ts';
import type { DomainWatchServices } from './services.ts';
import { watchNames } from './watch-domain.ts';

/** Looks at names that came to us, and keeps them whatever the DNS says: a certificate often comes before the name resolves. */
export async function keepFound(
  { businessId, brand, foundBy, found }: FoundJob,
  services: DomainWatchServices,
): Promise<void> {
  const { businesses, domains, now, budget } = services;
  if ((await businesses.get(businessId))?.domain !== brand) return;
  const kept = await domains.list(businessId);
  const known = new Map(kept.map((one) => [one.domain, one]));
  const context = { own: ownSites(kept), quiet: false };
  const foundAt = new Date(now()).toISOString();
  const look = lookWithin(budget(), known, services);
  for await (const { class: kind, score, ...seen } of watchNames(found, { ...look, brandOf: () => brand }))
    await keepLook(
      { ...{ businessId, brand, domain: seen.domain, class: kind, score, foundBy, foundAt } },
      seen,
      context,
      services,
      known.get(seen.domain),
    );
}
