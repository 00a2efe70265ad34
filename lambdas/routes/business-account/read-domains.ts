import type { businessProgramsContract } from '#domain/contract/business-programs';
import { domainOrder } from '#domain/domain-watch/domain-order';
import type { AccountServices } from '../../business/account-services.ts';
import { businessOfToken } from '../../business/business-of-token.ts';
import { shownDomain } from '../../business/shown/shown-domain.ts';
import type { Route } from '../../rest/rest.ts';

/** More than one answer carries. */
const most = 1000;

/** What managers see of the look-alike domains, for a program of theirs. */
export const readDomains: Route<
  (typeof businessProgramsContract)['read-domains'],
  Pick<AccountServices, 'businesses' | 'tokens' | 'once' | 'domains'>
> = async ({ headers, now }, services) => {
  const { id, domain = null } = await businessOfToken(headers, now, services);
  const kept = (await services.domains.list(id)).filter(({ brand }) => brand === domain);
  return { domain, domains: kept.sort(domainOrder).slice(0, most).map(shownDomain) };
};
