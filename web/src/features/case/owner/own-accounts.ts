import type { Case } from '#domain/case/case';
import { type OwnAccount, ownThere } from '#domain/case/own-there';
import { accountHandle, type SocialAccount } from '#domain/platform/social-account';

/** The accounts that the owner of a case lists as theirs. */
export type OwnAccounts = readonly Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>[];

/** One of them on the platform of the case, where no account there is said to be copied. In a case for somebody else none is that one's. */
export const ownThereOf = (
  { platform, handle, imitates, behalf }: Pick<Case, 'platform' | 'handle' | 'imitates' | 'behalf'>,
  accounts: OwnAccounts | undefined,
): OwnAccount | undefined =>
  behalf ? undefined : ownThere(accounts, { copy: { platform, handle }, copied: imitates?.platform });

/** The first that is proven, wherever it is. */
export function provenOf(
  accounts: OwnAccounts = [],
): { platform: OwnAccount['platform']; handle: string } | undefined {
  const account = accounts.find(({ verifiedAt }) => verifiedAt);
  const handle = account && accountHandle(account);
  return handle === undefined ? undefined : { platform: account!.platform, handle };
}
