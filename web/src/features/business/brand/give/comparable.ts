import type { Business } from '#domain/business/business';
import { brandLabel } from '#domain/business/brand-label';

/** What of the business there is to compare with. */
export interface Comparable {
  accounts: boolean;
  domain: boolean;
  logo: boolean;
  /** Its domain, or one of its accounts: until then its logo could be anybody's. */
  proven: boolean;
}

/** What of a business an account is compared with. */
export function comparableOf(business: Business): Comparable {
  const { domain, domainProof, socialMediaAccounts, logoImagePath } = business;
  const isDomainProven = Boolean(domain) && domainProof?.domain === domain;
  return {
    accounts: Boolean(socialMediaAccounts?.length),
    // One that gives no name isn't compared: it only proves the business.
    domain: brandLabel(business) !== undefined,
    logo: Boolean(logoImagePath),
    proven: isDomainProven || Boolean(socialMediaAccounts?.some(({ verifiedAt }) => verifiedAt)),
  };
}
