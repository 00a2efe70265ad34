import { needsDecision, type Finding } from '#domain/scan/finding';
import { type Ages, isOlder } from '#domain/scan/reasons/is-older';

type Judged = Pick<Finding, 'status' | 'verdict' | 'yours' | 'theirs' | 'ownSince'>;

/** Since when its own account is there isn't known, and it is older than all those of the person whose age is. */
export const isEldest = ({ yours, theirs, ownSince }: Ages): boolean =>
  !yours.createdAt && !!ownSince && Date.parse(theirs.createdAt ?? '') < Date.parse(ownSince);

/** Whether a report may be prepared: an open copy, never a namesake, never an account older than the person's own. */
export const isReportable = (finding: Judged): boolean => needsDecision(finding) && !isOlder(finding);
