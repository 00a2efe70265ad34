import { brandLabel } from '#domain/business/brand-label';
import type { Business } from '#domain/business/business';
import { asSeen } from '#domain/engine/web/as-seen';

/** The proven domain, as it is read, that says no name to search for, such as hp.com: proving it changes nothing there. */
export function muteDomain(business: Pick<Business, 'domain' | 'domainProof'>): string | undefined {
  const { domain, domainProof } = business;
  const isProven = domain && domainProof?.domain === domain;
  return isProven && brandLabel(business) === undefined ? asSeen(domain) : undefined;
}
