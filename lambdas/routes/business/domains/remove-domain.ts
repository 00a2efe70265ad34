import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import type { Route } from '../../../rest/rest.ts';
import { raceRetry } from '../../../runtime/retry.ts';
import { untilWritten } from '../../../runtime/until-written.ts';

/**
 * Takes a name off the list that somebody gave by hand; the others would be found again at the next round. For a day give-domain
 * brings it back as it was: since when it was seen is what a registrar is shown.
 */
export const removeDomain: Route<
  (typeof businessContract)['remove-domain'],
  Pick<BusinessServices, 'seats' | 'domains'>
> = async ({ caller, request: { businessId, domain } }, { seats, domains }) => {
  await seatAllowed(businessId, caller, 'see domains', { seats });
  return untilWritten(
    async () => {
      const kept = await domains.get(businessId, domain);
      if (kept && kept.foundBy !== 'given')
        throw new ProductError(
          'CONFLICT',
          `Our own checks found ${domain}, and would find it again. You can mark it as seen instead.`,
        );
      return !kept || (await domains.takeOff(kept)) ? { domain } : undefined;
    },
    raceRetry,
    () => new ProductError('CONFLICT', 'This was changed at the same time. Please try again.'),
  );
};
