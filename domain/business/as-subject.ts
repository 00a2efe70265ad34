import { businessSubject } from '../keys.ts';
import type { Subject } from '../subject/subject.ts';
import { brandLabel, brandNames } from './brand-label.ts';
import type { Business } from './business.ts';

/** A business as searches see it: its picture is the logo that it gave, besides those that its accounts show. */
export const businessAsSubject = (business: Business): Subject => ({
  kind: 'business',
  subjectId: businessSubject(business.id),
  id: businessSubject(business.id),
  name: business.name ?? undefined,
  // What is proven is marked by the server alone.
  socialMediaAccounts: business.socialMediaAccounts ?? [],
  profileImagePath: business.logoImagePath,
  domainProven: Boolean(business.domain) && business.domainProof?.domain === business.domain,
  label: brandLabel(business),
  searchedNames: brandNames(business),
});
