import { ProductError, profileChangedMeanwhile } from '#domain/errors';
import { type SocialAccount, accountHandle } from '#domain/platform/social-account';
import type { Platform } from '#domain/platform/platform';
import type { User } from '#domain/account/user';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { ProofEdit } from '../store/proof/settle-proof.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserStore } from '../store/user.ts';

export interface SettleServices {
  users: Pick<UserStore, 'get'>;
  proofs: Pick<SocialProofStore, 'settle'>;
  retry: Retry;
}

/** The entry of a person's list for an account; undefined when it is not on it. */
export const entryOf = (
  user: Pick<User, 'socialMediaAccounts'>,
  platform: Platform,
  handle: string,
): SocialAccount | undefined =>
  user.socialMediaAccounts?.find(
    (account) =>
      account.platform === platform && accountHandle(account)?.toLowerCase() === handle.toLowerCase(),
  );

/**
 * Writes what became of an account's proof: `verifiedAt` of the person's entry, the proof and the claim in one transaction,
 * again when the record changed meanwhile. Gives the person as stored; 'moved on' when the proof is not as it was read.
 * Throws NOT_FOUND when the account is no longer on the list.
 */
export async function settleProof(
  who: { sub: string; at: string },
  { platform, handle }: { platform: Platform; handle: string },
  edit: Omit<ProofEdit, 'accounts'> & { verifiedAt: string | null },
  { users, proofs, retry }: SettleServices,
): Promise<User | 'moved on'> {
  const { verifiedAt, ...rest } = edit;
  const attempt = async (): Promise<User | 'moved on' | undefined> => {
    const user = await users.get(who.sub);
    const entry = user && entryOf(user, platform, handle);
    if (!user || !entry)
      throw new ProductError('NOT_FOUND', 'This account isn’t on your list. Please add it first.');
    const accounts = user.socialMediaAccounts!.map((one) => (one === entry ? { ...one, verifiedAt } : one));
    const outcome = await proofs.settle(user, { ...rest, accounts }, who.at);
    if (outcome === 'moved on') return outcome;
    if (outcome === 'written')
      return { ...user, socialMediaAccounts: accounts, version: (user.version ?? 0) + 1, updatedAt: who.at };
    return undefined;
  };
  const changedMeanwhile = profileChangedMeanwhile;
  return untilWritten(attempt, retry, changedMeanwhile);
}
