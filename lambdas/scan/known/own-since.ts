import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import type { Finding, SeenProfile } from '#domain/scan/finding';

/**
 * Findings with the day since when their owner is there: that of the oldest of their proven accounts, as far as scans have seen them
 * beside what they found. An account that is older than the one it is compared with may be younger than that one, and a copy of it.
 */
export function withOwnSince(
  findings: readonly Finding[],
  accounts: readonly Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>[],
): Finding[] {
  const proven = new Set(accounts.filter(({ verifiedAt }) => verifiedAt).map((one) => accountKey(one)));
  const since = findings.flatMap(({ yours }) =>
    yours.createdAt && proven.has(keyOf(yours)) ? [yours.createdAt] : [],
  );
  const [oldest] = since.sort((a, b) => Date.parse(a) - Date.parse(b));
  return findings.map((finding) => (oldest === undefined ? finding : { ...finding, ownSince: oldest }));
}

const keyOf = ({ platform, handle }: SeenProfile) => `${platform}#${handle.toLowerCase()}`;
