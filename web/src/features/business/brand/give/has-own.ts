import { brandLabel } from '#domain/business/brand-label';
import type { OwnBusiness } from '../../api.ts';

/** Whether there is anything of the business that an account could be compared with. */
export const hasOwn = (business: OwnBusiness): boolean =>
  Boolean(business.socialMediaAccounts?.length) || brandLabel(business) !== undefined;
