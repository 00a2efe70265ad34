import type { businessAccountContract } from '#domain/contract/business-account';
import { ProductError } from '#domain/errors';
import type { AccountServices } from '../../business/account-services.ts';
import { logoOf } from '../../business/logo-of.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { Route } from '../../rest/rest.ts';
import { sha256 } from '../../runtime/hash.ts';

/** By then the change is written, or it failed, and what was compared with the logo is written. */
const afterComparisons = 90;

/**
 * Keeps or removes the logo. The record of the business says which one it is: a search goes by that, and compares anew what it
 * compared with the one before. What findings show of one that is removed goes at once.
 */
export const setLogo: Route<
  (typeof businessAccountContract)['set-logo'],
  Pick<AccountServices, 'seats' | 'integrations' | 'businesses' | 'forgetLogo'>
> = async ({ caller, request: { businessId, base64 }, now }, services) => {
  await seatAllowed(businessId, caller, 'edit the profile', services);
  const logo = base64 === null ? null : logoOf(base64);
  const goes = !logo && !!(await services.businesses.get(businessId))?.logoImagePath;
  // Asked for before, whatever fails then, and for what is compared with it meanwhile; and once more afterwards, to have it at once.
  if (goes) await services.forgetLogo({ logoOf: businessId }, afterComparisons);
  await services.integrations.setLogo(businessId, logo ?? undefined);
  const updatedAt = new Date(now).toISOString();
  const logoImagePath = logo && `logo/${sha256(logo.base64)}`;
  const change = { set: { logoImagePath, updatedAt }, add: { version: 1 } };
  if (!(await services.businesses.change(businessId, change))) {
    await services.integrations.setLogo(businessId, undefined);
    throw new ProductError('NOT_FOUND', 'There is no such business.');
  }
  if (goes) await services.forgetLogo({ logoOf: businessId });
  return { logo };
};
