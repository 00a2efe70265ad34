import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import type { Route } from '../../../rest/rest.ts';

/** Takes a name off the list that somebody gave by hand; the others would be found again at the next round. */
export const removeDomain: Route<
  (typeof businessContract)['remove-domain'],
  Pick<BusinessServices, 'seats' | 'domains'>
> = async ({ caller, request: { businessId, domain } }, { seats, domains }) => {
  await seatAllowed(businessId, caller, 'see domains', { seats });
  const kept = await domains.get(businessId, domain);
  if (kept && kept.foundBy !== 'given')
    throw new ProductError(
      'CONFLICT',
      `Our own checks found ${domain}, and would find it again. You can mark it as seen instead.`,
    );
  await domains.remove(businessId, domain);
  return { domain };
};
