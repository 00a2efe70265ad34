import { businessAsSubject } from '#domain/business/as-subject';
import type { businessBrandContract } from '#domain/contract/business-brand';
import { ProductError } from '#domain/errors';
import { businessSubject } from '#domain/keys';
import { noAccountAt } from '#domain/scan/finding';
import { askedAgain } from '#domain/scan/reasons/asked-again';
import { isAboutListed } from '#domain/scan/about-listed';
import { endedPlatforms } from '#domain/scan/next-look';
import { hasMoreToAsk, looksFor } from '#domain/scan/scan-plan';
import type { BrandServices } from '../../business/brand-services.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { withLikeUnproven } from '../../scan/subject/like-unproven.ts';
import { asItStands, isUnderWay } from '../../scan/begin/under-way.ts';

/** What looks like an account of the business, the most alike first, and how the newest search went. */
export const getBrandFindings: Route<
  (typeof businessBrandContract)['get-brand-findings'],
  Pick<BrandServices, 'businesses' | 'seats' | 'findings' | 'scans' | 'connected'>
> = async ({ caller, request: { businessId }, now }, services) => {
  await seatAllowed(businessId, caller, 'see brand findings', services);
  const subjectId = businessSubject(businessId);
  const [business, found, recent] = await Promise.all([
    services.businesses.get(businessId),
    services.findings.list(subjectId),
    services.scans.recent(subjectId, 5),
  ]);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const subject = businessAsSubject(business);
  const last = recent[0] && asItStands(recent[0], now);
  const looks = looksFor(subject, services.connected);
  const isSearchable = looks.length > 0;
  const idle = isSearchable ? (last ? 'done' : 'not yet') : 'nothing to search';
  return {
    state: last && isUnderWay(last, now) ? 'running' : idle,
    lastLookedAt: recent.find(({ status }) => status === 'DONE')?.finishedAt ?? null,
    hasMoreToAsk: !!last && hasMoreToAsk(looks, last.sources),
    sources: last?.sources ?? [],
    ended: endedPlatforms(looks, last?.sources ?? [], services.connected),
    names: [...(subject.searchedNames ?? [])],
    // Once its domain is proven, each account on its list is compared on every platform.
    findings: (subject.domainProven ? found : withLikeUnproven(found, subject.socialMediaAccounts ?? []))
      .filter((finding) => isAboutListed(finding, subject))
      .sort((a, b) => b.score - a.score || (a.lastSeen < b.lastSeen ? 1 : -1))
      .map((finding) => ({ ...finding, noAccountAt: noAccountAt(finding), askedAgain: askedAgain(finding) })),
  };
};
