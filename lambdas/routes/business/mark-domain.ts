import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import { shownDomain } from '../../business/shown-domain.ts';
import type { Route } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { untilWritten } from '../../runtime/until-written.ts';

/** The job that looks at the names writes the same rows. */
export const markDomain: Route<
  (typeof businessContract)['mark-domain'],
  Pick<BusinessServices, 'seats' | 'domains'>
> = async ({ caller, request: { businessId, domain, mark } }, { seats, domains }) => {
  await seatAllowed(businessId, caller, 'see domains', { seats });
  return untilWritten(
    async () => {
      const before = await domains.get(businessId, domain);
      if (!before) throw new ProductError('NOT_FOUND', 'This domain is no longer on the list.');
      const after = { ...before, mark };
      return (await domains.write(before, after)) ? shownDomain(after) : undefined;
    },
    raceRetry,
    () => new ProductError('CONFLICT', 'This was changed at the same time. Please try again.'),
  );
};
