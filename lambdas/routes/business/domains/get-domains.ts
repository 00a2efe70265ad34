import type { businessContract } from '#domain/contract/business';
import { existedAt } from '#domain/domain-watch/existed-at';
import type { DomainRound } from '#domain/domain-watch/domain-round';
import { foremost } from '#domain/domain-watch/domain-order';
import { day, hour } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { businessSubject } from '#domain/keys';
import { seatAllowed } from '../../../business/seat-allowed.ts';
import type { BusinessServices } from '../../../business/services.ts';
import { shownDomain } from '../../../business/shown/shown-domain.ts';
import type { Route } from '../../../rest/rest.ts';

/** More than a page can show. */
const most = 100;

/** What exists of the look-alikes, what came in other ways, and what has gone. */
export const getDomains: Route<
  (typeof businessContract)['get-domains'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'domains' | 'watches'>
> = async ({ caller, request: { businessId }, now }, { businesses, seats, domains, watches }) => {
  await seatAllowed(businessId, caller, 'see domains', { seats });
  const [business, { listed, off }, round, watch] = await Promise.all([
    businesses.get(businessId),
    domains.listWithOff(businessId),
    domains.round(businessId),
    watches.get(businessSubject(businessId)),
  ]);
  if (!business) throw new ProductError('NOT_FOUND', 'There is no such business.');
  const domain = business.domain ?? null;
  const last = round && round.brand === domain ? round : undefined;
  const isDue = watch !== undefined && isOnItsWay(Date.parse(watch.nextScanAt), round, now);
  const plannedFor = domain && !last && watch && !isDue ? watch.nextScanAt : undefined;
  const all = listed.filter(({ brand }) => brand === domain);
  const shown = foremost(all, most, now);
  const lastLooked = (last?.failed || !last?.finishedAt ? last?.before : last.finishedAt) ?? null;
  // Said of that check: what was added or came back since is on the list, and not among what it saw; what was taken off since is.
  const removed = off.filter(
    (one) => one.brand === domain && lastLooked && one.offAt > lastLooked && existedAt(one, lastLooked),
  ).length;
  const existing = all.filter((one) =>
    lastLooked ? existedAt(one, lastLooked) : one.existence === 'exists',
  ).length;
  return {
    domain,
    state: !domain
      ? 'no domain'
      : last && !last.finishedAt
        ? 'running'
        : plannedFor
          ? 'planned'
          : !last || isDue
            ? 'waiting'
            : last.failed
              ? 'could not look'
              : 'done',
    ...(plannedFor && { plannedFor }),
    ...(last?.failed && { why: last.failed }),
    lastLooked,
    looked: last?.done ?? 0,
    silent: last?.silent ?? 0,
    domains: shown.map(shownDomain),
    existing: existing + removed,
    removed,
    more: all.length - shown.length,
  };
};

/**
 * Is a round due, or queued and not begun? Its turn is set a day on when it is queued; one that did not begin within an hour comes
 * no more. One that began with a domain that was changed since begins again with the new one, unless it was over by then.
 */
function isOnItsWay(next: number, round: DomainRound | undefined, now: number): boolean {
  if (next <= now) return true;
  const queued = next - day;
  const isOver = round?.finishedAt !== undefined && Date.parse(round.startedAt) >= queued;
  return now - queued < hour && !isOver;
}
