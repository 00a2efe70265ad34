import { needsDecision, type Finding } from '#domain/scan/finding';

type Judged = Pick<Finding, 'status' | 'verdict' | 'yours' | 'theirs' | 'ownSince'>;

/** The other account existed before the person's own, all of them that are proven: whoever copied, it was not that one. */
export const isOlder = ({
  yours,
  theirs,
  ownSince,
}: Pick<Finding, 'yours' | 'theirs' | 'ownSince'>): boolean =>
  [yours.createdAt, ownSince]
    .filter((own) => !!own)
    .every((own) => theirs.createdAt && Date.parse(theirs.createdAt) < Date.parse(own!)) &&
  Boolean(yours.createdAt);

/** Whether a report may be prepared: an open copy, never a namesake, never an account older than the person's own. */
export const isReportable = (finding: Judged): boolean => needsDecision(finding) && !isOlder(finding);
