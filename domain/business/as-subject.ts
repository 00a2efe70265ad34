import { businessSubject } from '../keys.ts';
import type { Subject } from '../subject/subject.ts';
import { brandLabel, brandNames } from './brand-label.ts';
import type { Business } from './business.ts';

/** A business as searches see it: its logo is the one that its accounts show. */
export const businessAsSubject = (business: Business): Subject => ({
  kind: 'business',
  subjectId: businessSubject(business.id),
  id: business.id,
  name: business.name ?? undefined,
  // A business proves its domain, not each account: whatever an entry carries is nobody's proof here.
  socialMediaAccounts: (business.socialMediaAccounts ?? []).map(({ verifiedAt: _, ...account }) => account),
  label: brandLabel(business),
  searchedNames: brandNames(business),
});
