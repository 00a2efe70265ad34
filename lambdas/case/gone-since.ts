import { mostEndings } from '#domain/case/case';
import { subjectOfOwner } from '#domain/case/owner';
import { type Finding, type FindingEvent, noAccountAt } from '#domain/scan/finding';
import type { CaseServices } from './services.ts';
import { editCase } from './edit-case.ts';
import type { StoredCase } from '../store/case.ts';

type Kept = Pick<StoredCase, 'findingId' | 'goneAt' | 'closedAt'>;

/**
 * Since when the platform has told our scans that the account of a case is not there; null while it is. A finding that is no
 * longer kept (`undefined`) says nothing new.
 */
export function goneSince(one: Kept, finding: Finding | undefined): string | null {
  if (!finding) return one.goneAt ?? null;
  if (finding.status !== 'RESOLVED') return null;
  return finding.history.findLast(({ what }) => what === 'no longer there')?.at ?? finding.lastSeen;
}

const isThereAgain = (what: FindingEvent['what']): boolean => what === 'seen again' || what === 'back again';

/** When and how the account of a case was seen after it was closed as gone; null where it was not. */
export function seenAgain(
  { outcome, closedAt }: Pick<StoredCase, 'outcome' | 'closedAt'>,
  finding: Finding | undefined,
): Pick<StoredCase, 'seenAgainAt' | 'seenAgainIn'> {
  const isSaidGone = outcome === 'REMOVED' && closedAt && finding?.status !== 'RESOLVED';
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
  one: StoredCase,
  services: Pick<CaseServices, 'cases' | 'findings' | 'retry'>,
): Promise<StoredCase> {
  const { userId, caseId, findingId } = one;
  if (!findingId) return one;
  const finding = await services.findings.get(subjectOfOwner(userId), findingId);
  if (!finding) return { ...one, findingId: null };
  if (one.closedAt && one.outcome !== 'REMOVED') return one;
  if (one.closedAt) {
    const seen = seenAgain(one, finding);
    return { ...(await withSighting(one, seen, services)), ...seen };
  }
  const unknown = noAccountAt(finding);
  if (unknown) return { ...one, noAccountAt: unknown };
  const goneAt = goneSince(one, finding);
  if (goneAt === (one.goneAt ?? null)) return one;
  const backAt = finding.history.findLast(({ what }) => what === 'back again')?.at ?? finding.lastSeen;
  return editCase({ userId, caseId }, services, (now) => ({ after: withGoneAt(now, goneAt, backAt) }));
}

/** A case with when its account or domain went, or, where it is back, with that it had gone. */
export function withGoneAt(now: StoredCase, goneAt: string | null, backAt: string | undefined): StoredCase {
  const isBack = now.goneAt && !goneAt && backAt;
  const returns = [...(now.returns ?? []), ...(isBack ? [{ goneAt: now.goneAt!, backAt }] : [])];
  return { ...now, goneAt, ...(isBack && { returns: returns.slice(-mostEndings) }) };
}

/** The first sighting after a closing is evidence, and stays when the case is opened again. */
export async function withSighting(
  one: StoredCase,
  { seenAgainAt: at, seenAgainIn: seenIn }: ReturnType<typeof seenAgain>,
  services: Pick<CaseServices, 'cases' | 'retry'>,
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
