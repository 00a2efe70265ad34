import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import { comparedAt, type Finding } from '#domain/scan/finding';
import { useUser } from '../../../account/api.ts';

/**
 * Which of the person's own accounts a finding was not compared with: those on other platforms that are not proven, as anybody can list
 * anybody (docs/decisions/029), or that were proven since.
 */
export function useLeft(finding: Finding) {
  const { data: user } = useUser();
  return (user?.socialMediaAccounts ?? []).flatMap((account) => {
    const handle = accountHandle(account);
    const isProven = !!account.verifiedAt;
    const isCompared = isProven && account.verifiedAt! <= comparedAt(finding);
    // Where nothing else of theirs can be read, what stands on the list is compared as it is.
    const isBeside =
      account.platform === finding.yours.platform &&
      handle?.toLowerCase() === finding.yours.handle.toLowerCase();
    return handle && !isCompared && !isBeside && account.platform !== finding.platform
      ? [{ handle, platform: platformTable[account.platform], isProven }]
      : [];
  });
}
