import type { Finding } from '#domain/scan/finding';
import { handleAlone } from '../../handle-alone.ts';

export interface Like extends Pick<Finding, 'theirs'> {
  account: NonNullable<Finding['likeUnproven']>;
  /** How many resemble it. */
  count: number;
}

/**
 * The account on the list that isn't proven and that most of those resemble of which nobody can say yet whose they are, and the first of
 * them. Undefined where nothing resembles one.
 */
export function likeUnproven(findings: readonly Finding[]): Like | undefined {
  const like = findings.flatMap((finding) =>
    handleAlone(finding) === 'unproven' && finding.likeUnproven
      ? [{ account: finding.likeUnproven, theirs: finding.theirs }]
      : [],
  );
  const counted = like.map(({ account, theirs }) => ({
    ...{ account, theirs },
    count: like.filter(
      ({ account: { platform, handle } }) => platform === account.platform && handle === account.handle,
    ).length,
  }));
  return counted.sort((a, b) => b.count - a.count)[0];
}
