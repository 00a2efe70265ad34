import { platformTable } from '#domain/platform-table';
import { accountHandle, accountKey, type SocialAccount } from '#domain/social-account';
import type { User } from '#domain/user';
import { dayOf } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useLinks } from '../demo/use-links.ts';
import { useUpdateUser } from '../user/api.ts';
import { AddAccount } from './AddAccount.tsx';

/** The accounts a person says are theirs: add, open, remove (with a way back). */
export function SocialAccounts({ user }: { user: User }) {
  const update = useUpdateUser();
  const links = useLinks();
  const accounts = user.socialMediaAccounts ?? [];
  const save = (list: Pick<SocialAccount, 'platform' | 'pageUrl'>[]) =>
    update.mutateAsync({
      socialMediaAccounts: list.map(({ platform, pageUrl }) => ({ platform, pageUrl })),
    });

  const add = async (account: Pick<SocialAccount, 'platform' | 'pageUrl'>) => {
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

  return (
    <>
      {accounts.length > 0 ? (
        <table className="ledger accounts-table">
          <thead>
            <tr>
              <th scope="col">Platform</th>
              <th scope="col">Handle</th>
              <th scope="col">Status</th>
              <th scope="col" className="n">
                <span className="vh">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => {
              const handle = accountHandle(account) ?? account.pageUrl;
              const { name, proves } = platformTable[account.platform];
              const page = links.profile({ platform: account.platform, handle, url: account.pageUrl });
              return (
                <tr key={accountKey(account)}>
                  <th scope="row">{name}</th>
                  <td>
                    {page ? (
                      <a className="handle" href={page} target="_blank" rel="noreferrer">
                        {handle}
                      </a>
                    ) : (
                      <span className="handle">{handle}</span>
                    )}
                  </td>
                  <td>
                    {account.verifiedAt ? (
                      <Mark kind="done">
                        {proves === 'this URL' ? 'Verified' : 'Declared'}, {dayOf(account.verifiedAt)}
                      </Mark>
                    ) : (
                      <Mark kind="wait">Unverified</Mark>
                    )}
                  </td>
                  <td className="n">
                    <button
                      type="button"
                      className="link-like"
                      disabled={update.isPending}
                      onClick={() => void remove(account)}
                    >
                      Remove
                      <span className="vh">
                        {' '}
                        {name} {handle}
                      </span>
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <p className="quiet">No accounts yet. Add the one that is most likely to be copied first.</p>
      )}
      <AddAccount busy={update.isPending} onAdd={add} />
      <p className="small quiet prose">
        An account you add is searched for look-alikes of its handle, on its own platform. Proving that an
        account is yours, which opens the wider search, is being prepared.
      </p>
    </>
  );
}
