import { ProductError, profileChangedMeanwhile } from '#domain/errors';
import { type SocialAccount, accountHandle } from '#domain/platform/social-account';
import type { Platform } from '#domain/platform/platform';
import type { User } from '#domain/account/user';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { ProofEdit } from '../store/proof/settle-proof.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { type Holder, type Holders, withAccounts } from './holder.ts';

export interface SettleServices {
  holders: Holders;
  proofs: Pick<SocialProofStore, 'settle'>;
  retry: Retry;
}

/** The entry of a holder's list for an account; undefined when it is not on it. */
export const entryOf = (
  record: Pick<User, 'socialMediaAccounts'>,
  platform: Platform,
  handle: string,
): SocialAccount | undefined =>
  record.socialMediaAccounts?.find(
    (account) =>
      account.platform === platform && accountHandle(account)?.toLowerCase() === handle.toLowerCase(),
  );

/**
 * Writes what became of an account's proof: `verifiedAt` of the holder's entry, the proof and the claim in one transaction,
 * again when the record changed meanwhile. Gives the holder as stored; 'moved on' when the proof is not as it was read.
 * Throws NOT_FOUND when the account is no longer on the list.
 */
export async function settleProof(
  who: { owner: string; at: string },
  { platform, handle }: { platform: Platform; handle: string },
  edit: Omit<ProofEdit, 'accounts'> & { verifiedAt: string | null },
  { holders, proofs, retry }: SettleServices,
): Promise<Holder | 'moved on'> {
  const { verifiedAt, ...rest } = edit;
  const attempt = async (): Promise<Holder | 'moved on' | undefined> => {
    const holder = await holders.get(who.owner);
    const entry = holder && entryOf(holder.record, platform, handle);
    if (!holder || !entry) throw notListed();
    const accounts = holder.record.socialMediaAccounts!.map((one) =>
      one === entry ? { ...one, verifiedAt } : one,
    );
    const outcome = await proofs.settle(holder, { ...rest, accounts }, who.at);
    if (outcome === 'moved on') return outcome;
    return outcome === 'written' ? withAccounts(holder, accounts, who.at) : undefined;
  };
  return untilWritten(attempt, retry, profileChangedMeanwhile);
}

export const notListed = () =>
  new ProductError('NOT_FOUND', 'This account isn’t on your list. Please add it first.');
