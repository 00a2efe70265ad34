import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { accountProof } from '#domain/proof/proof';
import { accountHandle, accountKey, type SocialAccount } from '#domain/platform/social-account';
import type { User } from '#domain/account/user';
import { toast } from '../../ui/Toast.tsx';
import { AddAccount } from './AddAccount.tsx';
import { useUpdateUser } from '../account/api.ts';
import { AccountRow } from './AccountRow.tsx';
import { useProofs } from './api.ts';
import styles from './OwnAccounts.module.css';

type Listed = Pick<SocialAccount, 'platform' | 'pageUrl'>;

/** The accounts a person says are theirs: add by link or handle, prove, open, remove (with a way back). */
export function OwnAccounts({ user }: { user: User }) {
  const update = useUpdateUser();
  const proofs = useProofs();
  const { state } = useLocation() as { state: { prove?: boolean } | null };
  const accounts = user.socialMediaAccounts ?? [];
  /** Undefined until the person has opened or closed one themselves. */
  const [chosen, setChosen] = useState<string | null>();

  const save = (list: readonly Listed[]) =>
    update.mutateAsync({
      socialMediaAccounts: list.map(({ platform, pageUrl }) => ({ platform, pageUrl })),
    });
  const add = async (account: Listed) => {
    if (accounts.some((known) => accountKey(known) === accountKey(account))) {
      toast('This account is already in your list.');
      return;
    }
    try {
      await save([...accounts, account]);
      toast(`${platformTable[account.platform].name} account added.`);
    } catch (error) {
      toast((error as Error).message);
      throw error;
    }
  };
  const remove = async (account: SocialAccount) => {
    const rest = accounts.filter((known) => accountKey(known) !== accountKey(account));
    try {
      await save(rest);
      toast(`${platformTable[account.platform].name} account removed.`, () => {
        save([...rest, account]).catch((error: Error) => toast(error.message));
      });
    } catch (error) {
      toast((error as Error).message);
    }
  };
  const known = (account: SocialAccount) =>
    proofs.data?.find(
      ({ platform, handle }) =>
        platform === account.platform && handle === (accountHandle(account) ?? account.pageUrl),
    );

  // Whoever comes from “Prove your … account” finds the first one open that can be proven here.
  const offered = accounts.find(
    (account) =>
      !account.verifiedAt &&
      platformTable[account.platform].proves === 'this URL' &&
      (known(account)?.ways.length ?? 0) > 0,
  );
  const opened = chosen === undefined && state?.prove && offered ? accountKey(offered) : chosen;

  return (
    <>
      {accounts.length > 0 ? (
        <table role="table" className={`ledger ${styles.accounts}`}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Platform
              </th>
              <th role="columnheader" scope="col">
                Handle
              </th>
              <th role="columnheader" scope="col">
                Status
              </th>
              <th role="columnheader" scope="col" className="n">
                <span className="vh">What to do</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {accounts.map((account) => {
              const key = accountKey(account);
              const proof = known(account);
              return (
                <AccountRow
                  key={key}
                  account={proof ?? accountProof(account, { ways: [] })}
                  known={proof !== undefined}
                  userId={user.id}
                  open={opened === key}
                  busy={update.isPending}
                  onToggle={() => setChosen(opened === key ? null : key)}
                  onRemove={() => void remove(account)}
                />
              );
            })}
          </tbody>
        </table>
      ) : (
        <p className="quiet">No accounts yet. Add the one that is most likely to be copied first.</p>
      )}
      {proofs.error && accounts.length > 0 && (
        <p className="note" role="alert">
          How your proofs stand could not be loaded. {proofs.error.message}{' '}
          <button type="button" className="link-like" onClick={() => void proofs.refetch()}>
            Try again
          </button>
        </p>
      )}
      <AddAccount busy={update.isPending} onAdd={add} />
      <p className="small quiet prose">
        An account you add is never reported to you as a copy. Where we can search its platform, we look there
        for look-alikes of its handle. Proving one opens the wider search: by name and on other platforms.
      </p>
    </>
  );
}
