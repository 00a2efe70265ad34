import { businessOfCase } from '#domain/case/owner';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { StoredCase } from '../../store/case.ts';
import { withLatestRecord } from './latest-record.ts';
import type { CaseServices, RecordServices } from '../services.ts';
import { isMovedAlready, type Move, withGoneAt, withSighting } from '../gone-since.ts';
import { editCase } from '../edit-case.ts';

/**
 * Since when the DNS has told our checks that the domain of a case is not there; null while it is. One that is no longer on the list,
 * or whose row there is new and never saw it, says nothing new.
 */
export function domainGoneSince(
  one: Pick<StoredCase, 'goneAt'>,
  name: WatchedDomain | undefined,
): string | null {
  // What this row never saw there hasn't gone by it, and isn't back either: the row before may have seen it go.
  if (!name || (name.existence !== 'exists' && !name.firstSeen)) return one.goneAt ?? null;
  if (name.existence !== 'does not exist') return null;
  return name.changes.find(({ change }) => change === 'gone')?.at ?? name.lastLooked ?? null;
}

/** When a check found the domain of a case again that had been gone when the case was closed; null where it did not. */
export function domainSeenAgain(
  { outcome, closedAt, goneAt }: Pick<StoredCase, 'outcome' | 'closedAt' | 'goneAt'>,
  name: WatchedDomain | undefined,
): Pick<StoredCase, 'seenAgainAt' | 'seenAgainIn'> {
  const isSaidGone = outcome === 'REMOVED' && closedAt && name?.existence === 'exists';
  // What only lost its page was there all the time.
  const went = !!goneAt || name?.changes.some(({ change }) => change === 'gone');
  // The latest is the first.
  const back = isSaidGone
    ? name.changes.findLast(({ change, at }) => change === 'new' && at > closedAt)
    : undefined;
  return { seenAgainAt: (went && back?.at) || null, seenAgainIn: null };
}

/**
 * Whether checks still look for the domain of a case: one that is on the list, or that they make from the domain of the business
 * themselves. A business that went on to another domain has another list.
 */
async function isWatched(
  { domain }: Pick<StoredCase, 'domain'>,
  name: WatchedDomain | undefined,
  round: () => Promise<{ brand: string } | undefined>,
): Promise<boolean> {
  if (!domain) return true;
  if (!name && domain.foundBy !== 'permutation') return false;
  // Before the first round there is nothing yet from which it could be told.
  return ((await round())?.brand ?? domain.brand) === domain.brand;
}

/**
 * The case of a domain with whether it is called theirs by now, and what the checks have seen of it since; that is written down, as what
 * is gone leaves the list in time.
 */
export async function withDomainGone(
  one: StoredCase,
  services: RecordServices & Pick<CaseServices, 'domains'>,
  at: string,
): Promise<StoredCase> {
  const businessId = businessOfCase(one);
  if (one.platform !== 'DOMAIN' || businessId === undefined) return one;
  const name = await services.domains.get(businessId, one.handle);
  const moved = await withDomainMoves(one, name, services);
  const latest = await withLatestRecord(moved, name, { at }, services);
  const seen: StoredCase = name?.mark === 'ours' ? { ...latest, calledOurs: true } : latest;
  const watched = await isWatched(one, name, () => services.domains.round(businessId));
  return watched ? seen : { ...seen, unwatched: true };
}

/** The case with each time that its domain went and was back. */
export async function withDomainMoves(
  one: StoredCase,
  name: WatchedDomain | undefined,
  services: RecordServices,
): Promise<StoredCase> {
  const { userId, caseId } = one;
  const seen = domainSeenAgain(one, name);
  if (seen.seenAgainAt) return { ...(await withSighting(one, seen, services)), ...seen };
  const goneAt = domainGoneSince(one, name);
  // The latest is the first.
  const moves = (name?.changes ?? [])
    .toReversed()
    .flatMap(({ change, at }): Move[] =>
      change === 'gone' || change === 'new' ? [{ at, isGone: change === 'gone' }] : [],
    );
  const last = name?.lastLooked;
  const movedOf = (now: StoredCase) => withGoneAt(now, goneAt, { moves, last });
  if (isMovedAlready(one, movedOf(one))) return one;
  return editCase({ userId, caseId }, services, (now) => ({ after: movedOf(now) }));
}
