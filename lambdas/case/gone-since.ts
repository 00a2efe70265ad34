import { isDeepStrictEqual } from 'node:util';
import { mostEndings } from '#domain/case/case';
import { subjectOfOwner } from '#domain/case/owner';
import { type Finding, type FindingEvent, noAccountAt } from '#domain/scan/finding';
import { labelSaid } from '#domain/scan/reasons/label-said';
import { sharesName } from '#domain/scan/reasons/shares-name';
import type { CaseServices, RecordServices } from './services.ts';
import { editCase } from './edit-case.ts';
import { withRename } from './follow-rename.ts';
import type { StoredCase } from '../store/case.ts';

type Kept = Pick<StoredCase, 'findingId' | 'goneAt' | 'closedAt'>;

/**
 * Since when the platform has told our scans that the account of a case is not there; null while it is. A finding that is no
 * longer kept (`undefined`) says nothing new.
 */
export function goneSince(one: Kept, finding: Finding | undefined): string | null {
  if (!finding) return one.goneAt ?? null;
  // What is only said of an account doesn't bring it back.
  if (finding.status !== 'RESOLVED') return finding.theirs.seenIn === 'report' ? (one.goneAt ?? null) : null;
  return finding.history.findLast(({ what }) => what === 'no longer there')?.at ?? finding.lastSeen;
}

const isThereAgain = (what: FindingEvent['what']): boolean => what === 'seen again' || what === 'back again';

type Sight = Pick<StoredCase, 'seenAgainAt' | 'seenAgainIn'>;

/** When and how the account of a case was seen after it was closed as gone; null where it was not. */
export const seenAgain = (
  one: Pick<StoredCase, 'outcome' | 'closedAt'>,
  finding: Finding | undefined,
): Sight => sightOf(one, finding?.status === 'RESOLVED' ? undefined : finding);

/** The same, also of one that has gone once more since. */
function sightOf(
  { outcome, closedAt }: Pick<StoredCase, 'outcome' | 'closedAt'>,
  finding: Finding | undefined,
): Sight {
  const isSaidGone = outcome === 'REMOVED' && closedAt;
  const seen = isSaidGone
    ? finding?.history.findLast(({ what, at }) => isThereAgain(what) && at > closedAt)
    : undefined;
  return { seenAgainAt: seen?.at ?? null, seenAgainIn: seen?.seenIn ?? null };
}

/**
 * The case with what the scans have seen of its account since. It is written down: findings of accounts that are gone are kept for
 * 30 days only, and nobody is led to one that isn't kept any more.
 */
export async function withGone(
  read: StoredCase,
  services: RecordServices & { findings: Pick<CaseServices['findings'], 'get'> },
): Promise<StoredCase> {
  const { userId, findingId } = read;
  if (!findingId) return read;
  const finding = await services.findings.get(subjectOfOwner(userId), findingId);
  if (!finding) return { ...read, findingId: null };
  const seen = await withSeen(read, finding, services);
  const isElse = !seen.snapshot && finding.verdict === 'namesake';
  return isElse ? { ...seen, foundElse: { sharesName: sharesName(finding) && !labelSaid(finding) } } : seen;
}

/** The same, of the finding as a scan has it at this moment. */
export async function withSeen(
  read: StoredCase,
  finding: Finding,
  services: RecordServices,
): Promise<StoredCase> {
  const { userId, caseId } = read;
  const one = await withRename(read, finding, services);
  const unknown = one.closedAt ? null : noAccountAt(finding);
  if (unknown) return { ...one, noAccountAt: unknown };
  const kept = await withSighting(one, sightOf(one, finding), services);
  const seen = seenAgain(one, finding);
  if (seen.seenAgainAt) return { ...kept, ...seen };
  const goneAt = goneSince(one, finding);
  const moves = finding.history.flatMap(({ what, at }): Move[] =>
    what === 'no longer there' || what === 'back again' ? [{ at, isGone: what === 'no longer there' }] : [],
  );
  const movedOf = (now: StoredCase) => withGoneAt(now, goneAt, { moves, last: finding.lastSeen });
  if (isMovedAlready(kept, movedOf(kept))) return kept;
  return editCase({ userId, caseId }, services, (now) => ({ after: movedOf(now) }));
}

/** Whether a case knows all that became of its account or domain, which may have gone and been back since anybody looked. */
export const isMovedAlready = (one: StoredCase, moved: StoredCase): boolean =>
  (moved.goneAt ?? null) === (one.goneAt ?? null) && isDeepStrictEqual(moved.returns, one.returns);

/** That an account or a domain went, or was there again. */
export interface Move {
  at: string;
  isGone: boolean;
}

/**
 * A case with when its account or domain went, and each time that it had gone before: a later going takes none away. `moves`: first to
 * last; `last`: when it was last seen there, where nothing says when it was back; a day before it went brings nothing back.
 */
export function withGoneAt(
  now: StoredCase,
  goneAt: string | null,
  { moves, last }: { moves: readonly Move[]; last: string | undefined },
): StoredCase {
  const returns = [...(now.returns ?? [])];
  let since = now.goneAt ?? null;
  const known = since ?? returns.at(-1)?.backAt ?? now.createdAt;
  for (const { at, isGone } of moves.filter((move) => move.at > known))
    if (isGone) since ??= at;
    else if (since) {
      returns.push({ goneAt: since, backAt: at });
      since = null;
    }
  // Where a case was moved, what was found for its new owner may have been seen last before anybody saw it go.
  const isStillGone = !goneAt && !!since && !!last && last <= since;
  if (since && !goneAt && last && !isStillGone) returns.push({ goneAt: since, backAt: last });
  return {
    ...{ ...now, goneAt: isStillGone ? since : goneAt },
    ...(returns.length > 0 && { returns: returns.slice(-mostEndings) }),
  };
}

/** The first sighting after a closing is evidence, and stays when the case is opened again. */
export async function withSighting(
  one: StoredCase,
  { seenAgainAt: at, seenAgainIn: seenIn }: Sight,
  services: RecordServices,
): Promise<StoredCase> {
  const { userId, caseId, closedAt } = one;
  const isKept = ({ sightings }: StoredCase) => (sightings ?? []).some((kept) => kept.at > (closedAt ?? ''));
  if (!at || isKept(one)) return one;
  return editCase({ userId, caseId }, services, (now) => ({
    after: isKept(now)
      ? now
      : { ...now, sightings: [...(now.sightings ?? []), { at, seenIn }].slice(-mostEndings) },
  }));
}
