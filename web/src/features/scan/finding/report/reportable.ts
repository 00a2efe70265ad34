import { needsDecision, type Finding } from '#domain/scan/finding';

type Judged = Pick<Finding, 'status' | 'verdict' | 'yours' | 'theirs' | 'ownSince'>;

/** The other account existed before the person's own, all of them that are proven: whoever copied, it was not that one. */
export function isOlder({ yours, theirs, ownSince }: Omit<Judged, 'status' | 'verdict'>): boolean {
  if (!yours.createdAt || !theirs.createdAt) return false;
  const own = [yours.createdAt, ownSince ?? yours.createdAt].map((since) => Date.parse(since));
  return Date.parse(theirs.createdAt) < Math.min(...own);
}

/** Since when its own account is there isn't known, and it is older than all those of the person whose age is. */
export const isEldest = ({ yours, theirs, ownSince }: Omit<Judged, 'status' | 'verdict'>): boolean =>
  !yours.createdAt && !!ownSince && Date.parse(theirs.createdAt ?? '') < Date.parse(ownSince);

/** Whether a report may be prepared: an open copy, never a namesake, never an account older than the person's own. */
export const isReportable = (finding: Judged): boolean => needsDecision(finding) && !isOlder(finding);
