import type { businessContract } from '#domain/contract/business';
import type { DomainMark, WatchedDomain } from '#domain/domain-watch/watched-domain';
import { ProductError } from '#domain/errors';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import { shownDomain } from '../../../business/shown/shown-domain.ts';
import type { Route } from '../../../rest/rest.ts';
import { raceRetry } from '../../../runtime/retry.ts';
import { untilWritten } from '../../../runtime/until-written.ts';

/** What stands there now, in a sentence about the domain. */
const markedElsewhere = ({ domain, mark }: WatchedDomain) =>
  `${domain} was ${mark ? marked[mark] : 'put back on the list'} in the meantime, perhaps by somebody else. That was kept.`;

const marked: Record<DomainMark, string> = { ours: 'marked as yours', seen: 'marked as seen' };

/** The job that looks at the names writes the same rows. Throws CONFLICT where it was marked otherwise since it was seen. */
export const markDomain: Route<
  (typeof businessContract)['mark-domain'],
  Pick<BusinessServices, 'seats' | 'domains'>
> = async ({ caller, request: { businessId, domain, mark, seenAs } }, { seats, domains }) => {
  await seatAllowed(businessId, caller, 'see domains', { seats });
  return untilWritten(
    async () => {
      const before = await domains.get(businessId, domain);
      if (!before) throw new ProductError('NOT_FOUND', 'This domain is no longer on the list.');
      const now = before.mark ?? null;
      if (seenAs !== undefined && now !== seenAs && now !== mark)
        throw new ProductError('CONFLICT', markedElsewhere(before));
      const after = { ...before, mark };
      return (await domains.write(before, after)) ? shownDomain(after) : undefined;
    },
    raceRetry,
    () => new ProductError('CONFLICT', 'This was changed at the same time. Please try again.'),
  );
};
