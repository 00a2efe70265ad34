import { needsDecision, type Finding } from '#domain/scan/finding';

type Judged = Pick<Finding, 'status' | 'verdict' | 'yours' | 'theirs'>;

/** The other account existed before the person's own: whoever copied, it was not that one. */
export const isOlder = ({ yours, theirs }: Pick<Finding, 'yours' | 'theirs'>): boolean =>
  Boolean(yours.createdAt && theirs.createdAt && Date.parse(theirs.createdAt) < Date.parse(yours.createdAt));

/** Whether a report may be prepared: an open copy, never a namesake, never an account older than the person's own. */
export const isReportable = (finding: Judged): boolean => needsDecision(finding) && !isOlder(finding);
