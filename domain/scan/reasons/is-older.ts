import type { Finding } from '../finding.ts';

/** The age of each account as far as it is known, and since when the oldest of the person's own is there. */
export interface Ages extends Pick<Finding, 'ownSince'> {
  yours: Pick<Finding['yours'], 'createdAt'>;
  theirs: Pick<Finding['theirs'], 'createdAt'>;
}

/** The other account existed before the person's own, all of them that are proven: whoever copied, it was not that one. */
export function isOlder({ yours, theirs, ownSince }: Ages): boolean {
  if (!yours.createdAt || !theirs.createdAt) return false;
  const own = [yours.createdAt, ownSince ?? yours.createdAt].map((since) => Date.parse(since));
  return Date.parse(theirs.createdAt) < Math.min(...own);
}
