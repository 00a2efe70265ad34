import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { wordFor } from '#domain/people/word-for';
import { accountHandle, accountKey, type SocialAccount } from '#domain/platform/social-account';
import type { User } from '#domain/account/user';
import { toast } from '../../ui/Toast.tsx';
import { AddAccount } from './AddAccount.tsx';
import { useUpdateUser } from '../account/api.ts';
import { useConnections } from '../people/api.ts';
import { CONNECTIONS } from '../people/live.ts';
import { AccountTable } from './AccountTable.tsx';
import { useProofs } from './api.ts';
import { PageSwitch } from './shown/PageSwitch.tsx';
import { words } from './words.ts';

type Listed = Pick<SocialAccount, 'platform' | 'pageUrl'>;

/**
 * The accounts a person says are theirs: add by link or handle, prove, open, remove (with a way back).
 * `proving`: the first that can be proven stands open, and none is added here while there is one. `isMine`: asked before one is added.
 */
export function OwnAccounts({
  user,
  proving = false,
  isMine,
}: {
  user: User;
  proving?: boolean;
  isMine: (account: Listed) => Promise<boolean>;
}) {
  const update = useUpdateUser();
  const proofs = useProofs();
  const { data: people } = useConnections();
  const queries = useQueryClient();
  const { state } = useLocation() as { state: { prove?: boolean } | null };
  const accounts = user.socialMediaAccounts ?? [];

  const save = (list: readonly Listed[]) =>
    update.mutateAsync({
      socialMediaAccounts: list.map(({ platform, pageUrl }) => ({ platform, pageUrl })),
    });
  const add = async (account: Listed) => {
    if (accounts.some((known) => accountKey(known) === accountKey(account))) {
      toast(words.accounts.known);
      return;
    }
    if (!(await isMine(account))) return;
    try {
      await save([...accounts, account]);
      toast(words.accounts.added(platformTable[account.platform].name));
    } catch (error) {
      toast((error as Error).message);
      throw error;
    }
  };
  /** What waits for an answer ends like what was given, whoever was asked. Not known yet: there may be some. */
  const endsVouches = (account: SocialAccount) => {
    const named = { platform: account.platform, handle: accountHandle(account) ?? account.pageUrl };
    return !people || people.connections.some(({ vouches }) => wordFor(vouches, named));
  };
  const remove = async (account: SocialAccount, asked: boolean) => {
    const rest = accounts.filter((known) => accountKey(known) !== accountKey(account));
    try {
      await save(rest);
      if (asked) void queries.invalidateQueries({ queryKey: CONNECTIONS });
      const back = () => {
        // What was added or removed since stays so.
        const now = queries.getQueryData<User>(['user', user.id])?.socialMediaAccounts ?? [];
        const others = now.filter((known) => accountKey(known) !== accountKey(account));
        save([...others, account]).catch((error: Error) => toast(error.message));
      };
      // What was proven, vouched for, or asked for comes back without: they were asked before, and no undo may look as if it brought that.
      toast(words.accounts.removed(platformTable[account.platform].name), asked ? undefined : back);
    } catch (error) {
      toast((error as Error).message);
    }
  };
  const provable = proofs.data?.some(({ status, ways }) => status !== 'Verified' && ways.length > 0) ?? true;
  return (
    <>
      {accounts.length > 0 ? (
        <AccountTable
          accounts={accounts}
          proofs={proofs.data}
          sealOf={user.id}
          // Whoever comes from “Prove your … account” finds the first one open that can be proven here.
          offers={proving || Boolean(state?.prove)}
          busy={update.isPending}
          endsVouches={endsVouches}
          onRemove={(account, asked) => void remove(account, asked)}
        />
      ) : (
        <p className="quiet">{words.accounts.none}</p>
      )}
      {proofs.error && accounts.length > 0 && (
        <p className="note" role="alert">
          {words.accounts.failed(proofs.error.message)}
          <button type="button" className="link-like" onClick={() => void proofs.refetch()}>
            {words.accounts.again}
          </button>
        </p>
      )}
      {!(proving && provable) && (
        <>
          <AddAccount busy={update.isPending} onAdd={add} />
          <p className="small quiet prose">
            {words.accounts.after}
            {!accounts.some(({ verifiedAt }) => verifiedAt) && ` ${words.accounts.proving}`}
          </p>
        </>
      )}
      {proofs.data?.some(({ status }) => status === 'Verified') && <PageSwitch accounts={proofs.data} />}
    </>
  );
}
