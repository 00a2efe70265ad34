import { accountHandle, type SocialAccount } from '../platform/social-account.ts';
import { type Finding, isAccount, type SeenProfile } from './finding.ts';
import { fittedHandles } from './fitted-handles.ts';

/** What somebody says is theirs: their accounts, and of a business what its proven domain says. */
export interface Listed {
  socialMediaAccounts?: readonly SocialAccount[] | null | undefined;
  label?: string | undefined;
}

/**
 * Whether a profile that something was compared with is on their list: the account itself, by its handle or the platform's own number of it, since
 * one of the same handle elsewhere is another account. What a domain says is nobody's account, and is written as each platform writes it.
 */
export function isListed(yours: SeenProfile, { socialMediaAccounts, label }: Listed): boolean {
  const handle = yours.handle.toLowerCase();
  if (!isAccount(yours))
    return (
      label !== undefined &&
      [label, ...fittedHandles(yours.platform, label)].some((one) => one.toLowerCase() === handle)
    );
  return (socialMediaAccounts ?? []).some((account) => {
    const own = account.platform === yours.platform ? accountHandle(account) : undefined;
    return own !== undefined && (own.toLowerCase() === handle || own === yours.accountId);
  });
}

/**
 * Whether a finding still concerns the person: what they decided about stays theirs; what waits for a decision only while the
 * account that it seems to copy is on their list.
 */
export const isAboutListed = (
  { status, yours }: Pick<Finding, 'status' | 'yours'>,
  listed: Listed,
): boolean => status !== 'OPEN' || isListed(yours, listed);
