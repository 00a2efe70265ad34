import type { Business } from '#domain/business/business';
import type { RoundJob } from '#domain/domain-watch/domain-job';
import type { DomainRound } from '#domain/domain-watch/domain-round';
import { spelledApart } from '#domain/domain-watch/name/spelled-apart';
import type { StoredDomain, StoredRound } from '../../store/business/domain-watch.ts';
import type { DomainWatchServices } from '../services.ts';

/** The round of a message, begun where it is a new one; undefined where a later one has begun. */
export async function openRound(
  { businessId, round: id }: RoundJob,
  business: Business & { domain: string },
  kept: readonly StoredDomain[],
  { domains, now }: DomainWatchServices,
): Promise<StoredRound | undefined> {
  const { domain: brand } = business;
  const last = await domains.round(businessId);
  if (last && last.id > id) return undefined;
  if (last?.id === id && last.brand === brand) return last;
  // those of another domain are nobody's concern any more
  for (const { domain } of kept.filter((one) => one.brand !== brand))
    await domains.remove(businessId, domain);
  const ofBrand = last?.brand === brand ? last : undefined;
  const before = ofBrand?.failed ? ofBrand.before : (ofBrand?.finishedAt ?? ofBrand?.before);
  const spelled = spelledApart(business);
  const known = ofBrand ? spelledBefore(ofBrand) : undefined;
  const names = before ? spelled.filter((domain) => !known?.has(domain)) : [];
  const startedAt = new Date(now()).toISOString();
  const since = (ofBrand && !isOver(ofBrand) && ofBrand.anew?.since) || startedAt;
  const begun: DomainRound = {
    ...{ businessId, brand, id, startedAt },
    ...{ done: 0, existing: 0, silent: 0 },
    ...(before && { before }),
    ...(spelled.length > 0 && { spelled }),
    ...(names.length > 0 && { anew: { names, existing: 0, since } }),
  };
  return (await domains.writeRound(last, begun)) ? domains.round(businessId) : undefined;
}

/** The domains that spell the business's name which were looked for by the end of a round: of one that didn't end, those of earlier ones. */
function spelledBefore(round: DomainRound): ReadonlySet<string> {
  const { spelled = [], anew } = round;
  const unlooked = new Set(isOver(round) ? [] : anew?.names);
  return new Set(spelled.filter((domain) => !unlooked.has(domain)));
}

const isOver = ({ finishedAt, failed }: DomainRound): boolean => !!finishedAt && !failed;
