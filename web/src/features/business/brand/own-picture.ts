import type { BrandFinding } from '#domain/contract/business-brand';
import { platformTable } from '#domain/platform/platform-table';
import { isListed } from '#domain/scan/about-listed';
import type { OwnBusiness } from '../api.ts';
import { comparableOf } from './give/comparable.ts';

/**
 * Whether there is a picture of the business that the picture of this account could be compared with: one seen beside it, the logo, or
 * that of an account on a platform that scans read. The account that is nearest may be one that nobody can read.
 */
export function hasPicture({ yours, platform }: BrandFinding, business: OwnBusiness): boolean {
  const { logo, proven } = comparableOf(business);
  const { domain, domainProof, socialMediaAccounts } = business;
  const isDomainProven = Boolean(domain) && domainProof?.domain === domain;
  // One elsewhere is compared once it is proven, or the domain is; what the nearest one shows stands in `yours`.
  const isRead = socialMediaAccounts?.some(
    (one) =>
      !isListed(yours, { socialMediaAccounts: [one] }) &&
      platformTable[one.platform].search === 'official API' &&
      (one.platform === platform || Boolean(one.verifiedAt) || isDomainProven),
  );
  return Boolean(yours.imageUrl ?? yours.photoHash) || (logo && proven) || Boolean(isRead);
}
