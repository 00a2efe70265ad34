import type { ListedCase } from '#domain/case/case';
import { isToldGoneAndBack } from '#domain/domain-watch/domain-alert';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { businessSubject } from '#domain/keys';
import type { DomainWatchServices } from './services.ts';

/** The case of the business about a domain that is told of when it is gone or back: the open one, else the latest. */
export async function caseAbout(
  { businessId, domain }: Pick<WatchedDomain, 'businessId' | 'domain'>,
  { cases }: Pick<DomainWatchServices, 'cases'>,
): Promise<ListedCase | undefined> {
  const about = (await cases.heads(businessSubject(businessId))).filter(
    (one) => one.platform === 'DOMAIN' && one.handle === domain && isToldGoneAndBack(one),
  );
  return about.find(({ closedAt }) => !closedAt) ?? about[0];
}
