import { provenName } from './brand-label.ts';
import type { PageBusiness } from '../proof/accounts-page.ts';
import type { Business } from './business.ts';

/** The head of its page; undefined while it has proven no domain, and so has nothing that it could be called by. */
export function pageBusiness(
  business: Pick<Business, 'name' | 'shortName' | 'domain' | 'domainProof'>,
): PageBusiness | undefined {
  const { domain, domainProof } = business;
  if (!domain || domainProof?.domain !== domain) return undefined;
  return {
    ...{ domain, name: provenName(business) ?? null },
    provenSince: domainProof.verifiedAt.slice(0, 10),
    lastCheckedOn: domainProof.checkedAt.slice(0, 10),
  };
}
