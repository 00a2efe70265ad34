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
import { PageSwitch } from './PageSwitch.tsx';
import { words } from './words.ts';
import styles from './OwnAccounts.module.css';

type Listed = Pick<SocialAccount, 'platform' | 'pageUrl'>;

const { columns } = words.accounts;

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
      toast(words.accounts.known);
      return;
    }
    try {
      await save([...accounts, account]);
      toast(words.accounts.added(platformTable[account.platform].name));
    } catch (error) {
      toast((error as Error).message);
      throw error;
    }
  };
  const remove = async (account: SocialAccount) => {
    const rest = accounts.filter((known) => accountKey(known) !== accountKey(account));
    try {
      await save(rest);
      toast(words.accounts.removed(platformTable[account.platform].name), () => {
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
                {columns.platform}
              </th>
              <th role="columnheader" scope="col">
                {columns.handle}
              </th>
              <th role="columnheader" scope="col">
                {columns.status}
              </th>
              <th role="columnheader" scope="col" className="n">
                <span className="vh">{columns.actions}</span>
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
      <AddAccount busy={update.isPending} onAdd={add} />
      <p className="small quiet prose">{words.accounts.after}</p>
      {proofs.data?.some(({ status }) => status === 'Verified') && <PageSwitch accounts={proofs.data} />}
    </>
  );
}
