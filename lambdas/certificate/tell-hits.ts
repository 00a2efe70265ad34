import type { CertificateHit } from '#domain/certificate/brand-watch';
import type { FoundJob } from '#domain/domain-watch/domain-job';
import { day, seconds } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import { logger } from '../runtime/logger.ts';
import type { OnceStore } from '../store/once.ts';

export type SeenSites = Pick<OnceStore, 'has' | 'claim'>;

/** Certificates are renewed every few weeks; the same site is no news for longer than the longest of them lasts. */
const quiet = 400 * day;
/** More than a business hears of in one run: a brand that so many names pass for is a word that everybody uses. */
const mostAtOnce = 50;

/**
 * Hands on what was found, each site once for each brand. What is in the queue is remembered afterwards: stopped in between, it is
 * there twice, which comes to the same. Gives how many sites were new.
 */
export async function tellHits(
  hits: readonly CertificateHit[],
  { seen, enqueue, now }: { seen: SeenSites; enqueue: (job: FoundJob) => Promise<void>; now: () => number },
): Promise<number> {
  const sites = new Map(hits.map((hit) => [keyOf(hit), hit]));
  const fresh = new Map<string, [string, CertificateHit][]>();
  for (const [id, hit] of sites) {
    if (await seen.has(id, seconds(now()))) continue;
    const business = `${hit.businessId} ${hit.brand}`;
    fresh.set(business, [...(fresh.get(business) ?? []), [id, hit]]);
  }
  let told = 0;
  for (const all of fresh.values()) {
    const likeliest = all.sort(([, a], [, b]) => b.score - a.score).slice(0, mostAtOnce);
    if (likeliest.length < all.length)
      logger.warn('More certificates than a business is told of', {
        brand: all[0]![1].brand,
        hits: all.length,
      });
    const { businessId, brand } = likeliest[0]![1];
    const found = likeliest.map(([, { domain, class: kind, score }]) => ({ domain, class: kind, score }));
    await enqueue({ businessId, brand, foundBy: 'certificate', found });
    for (const [id] of likeliest)
      await seen.claim({ id, request: 'certificate', expiresAt: seconds(now() + quiet) }, seconds(now()));
    told += likeliest.length;
  }
  return told;
}

const keyOf = ({ businessId, brand, site }: CertificateHit) =>
  `ct#${keyHash(`${businessId} ${brand} ${site}`)}`;
