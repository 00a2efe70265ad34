import type { ListedCase } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { noAccountAt } from '#domain/scan/finding';
import { domainGoneSince, domainSeenAgain } from '../../case/domain-record/domain-gone.ts';
import { goneSince, seenAgain } from '../../case/gone-since.ts';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The caller's own cases, the newest first, each with whether it was seen gone, or there again, or was never known there. */
export const getCases: Route<
  (typeof caseContract)['get-cases'],
  Pick<CaseServices, 'cases' | 'domains' | 'findings' | 'seats'>
> = async ({ caller, request }, services) => {
  const owner = await caseOwner(caller, request, services);
  const cases = await services.cases.heads(owner.id);
  const ofDomains = owner.businessId !== undefined && cases.some(({ platform }) => platform === 'DOMAIN');
  const told = cases.some(
    ({ findingId, closedAt, outcome }) => findingId && (!closedAt || outcome === 'REMOVED'),
  );
  const [findings, domains] = await Promise.all([
    told ? services.findings.list(owner.subjectId) : [],
    ofDomains ? services.domains.list(owner.businessId!) : [],
  ]);
  const findingOf = (one: ListedCase) => findings.find(({ id }) => id === one.findingId);
  const nameOf = (one: ListedCase) => domains.find(({ domain }) => domain === one.handle);
  const gone = (one: ListedCase) =>
    one.platform === 'DOMAIN' ? domainGoneSince(one, nameOf(one)) : goneSince(one, findingOf(one));
  const again = (one: ListedCase) =>
    one.platform === 'DOMAIN' ? domainSeenAgain(one, nameOf(one)) : seenAgain(one, findingOf(one));
  const unknown = (one: ListedCase) => {
    const finding = findingOf(one);
    return finding ? noAccountAt(finding) : null;
  };
  // As its page says it.
  const ofClosed = (one: ListedCase) => {
    const seen = again(one);
    return { ...one, ...seen, goneAt: seen.seenAgainAt ? one.goneAt : gone(one) };
  };
  return {
    cases: cases.map((one) =>
      one.closedAt ? ofClosed(one) : { ...one, goneAt: gone(one), noAccountAt: unknown(one) },
    ),
  };
};
