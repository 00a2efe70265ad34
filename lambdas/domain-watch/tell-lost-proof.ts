import type { Business } from '#domain/business/business';
import type { DomainProof } from '#domain/business/domain-proof';
import { day } from '#domain/durations';
import { asSeen } from '#domain/engine/web/as-seen';
import { shownProof } from '../business/check-domain.ts';
import { type NewsServices, tellNews } from '../news/tell-news.ts';
import { keyHash } from '../runtime/hash.ts';

/** Tells whoever gets the alerts of a business that the record of its domain is gone, and what ends with it. */
export async function tellLostProof(
  { id: businessId, name, domainProof }: Pick<Business, 'id' | 'name' | 'domainProof'>,
  at: string,
  services: NewsServices,
): Promise<void> {
  if (!domainProof) return;
  const { domain, checkedAt } = domainProof;
  const news = {
    id: keyHash(`lost-proof#${businessId}#${domain}#${checkedAt}`),
    title: `${asSeen(domain)} is no longer proven`,
    body: 'The record that proves it is gone from its DNS. Until it’s back, a public page under it stays closed, and we don’t search for the name that it proves. Once the record is back, an admin can check it again in the business settings.',
    link: `/business-settings?businessId=${encodeURIComponent(businessId)}#domain`,
  };
  await tellNews({ businessId, name }, news, at, services);
}

/** So long after a loss that this look didn't see itself it is still news: a look comes every day. */
const newsFor = 2 * day;

/**
 * The proof that a business has lost: one that doesn't stand this look, or one that ended since the last, when somebody looked by hand
 * or another business proved the domain. Told by either, it is told once.
 */
export function lostLately(
  business: Business,
  standing: DomainProof | null,
  now: number,
): DomainProof | undefined {
  const { proof, lost } = shownProof(business);
  if (proof) return standing ? undefined : proof;
  return lost && now - Date.parse(lost.lostAt) < newsFor ? lost : undefined;
}
