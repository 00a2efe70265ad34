import type { WatchedDomain } from './watched-domain.ts';

/** Whether the looks until a moment (ISO 8601) had found that it exists: what they saw later, they hadn't seen then. */
export function existedAt(
  { existence, firstSeen, changes }: Pick<WatchedDomain, 'existence' | 'firstSeen' | 'changes'>,
  at: string,
): boolean {
  // The latest comes first.
  const next = changes.findLast((one) => one.change !== 'changed' && one.at > at);
  if (next) return next.change === 'gone';
  return existence === 'exists' && (firstSeen ?? at) <= at;
}
