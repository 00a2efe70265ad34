import type { Case } from '#domain/case/case';

/**
 * A case as an edit answers it, with what is added on reading alone: what scans have seen of its account since. Of the closing
 * before, that is no news any more.
 */
export function withSeen(changed: Case, known: Case | undefined): Case {
  if (!known) return changed;
  const { noAccountAt, seenAgainAt, seenAgainIn } = known;
  const isSameEnd = changed.outcome === known.outcome && changed.closedAt === known.closedAt;
  return {
    ...{ noAccountAt, ...(isSameEnd && { seenAgainAt, seenAgainIn }), ...changed },
    // What was seen again is not gone, once its case is open.
    ...(seenAgainAt && !isSameEnd && !changed.closedAt && { goneAt: null }),
  };
}
