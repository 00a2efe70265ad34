import { judge } from '#domain/engine/judge/judge';
import { accountHandle, type SocialAccount } from '#domain/platform/social-account';
import { type Finding, isClone } from '#domain/scan/finding';

/** From here on a handle counts as copied, as in the engine (domain/engine/judge/verdict.ts). */
const ALIKE = 0.72;
/** Shorter handles stand in many others by chance. */
const SHORTEST = 6;

/**
 * Findings that are called somebody else's with the account on the list that they resemble more than the one they were compared with, where
 * it isn't proven: on other platforms they aren't compared with it (docs/decisions/029), and nobody can say then whose they are.
 */
export function withLikeUnproven(
  findings: readonly Finding[],
  accounts: readonly Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>[],
): Finding[] {
  const unproven = accounts.flatMap((account) => {
    const handle = accountHandle(account);
    return !account.verifiedAt && handle && handle.length >= SHORTEST
      ? [{ platform: account.platform, handle }]
      : [];
  });
  return findings.map((finding) => {
    if (finding.status !== 'OPEN' || isClone(finding)) return finding;
    const { theirs, yours } = finding;
    const least = Math.max(ALIKE, likeness(yours.handle, theirs.handle) + Number.EPSILON);
    const [like] = unproven
      .filter(({ platform }) => platform !== finding.platform)
      .map((account) => ({ account, value: likeness(account.handle, theirs.handle) }))
      .filter(({ value }) => value >= least)
      .sort((a, b) => b.value - a.value || b.account.handle.length - a.account.handle.length);
    return like ? { ...finding, likeUnproven: like.account } : finding;
  });
}

const likeness = (own: string, other: string): number =>
  judge({ handle: own }, { handle: other }).signals.handle ?? 0;
