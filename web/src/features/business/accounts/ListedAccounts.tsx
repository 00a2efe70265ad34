import type { AccountProof } from '#domain/proof/proof';
import { accountKey } from '#domain/platform/social-account';
import type { OwnBusiness } from '../api.ts';
import { AccountList } from './AccountList.tsx';
import { useStandings } from './use-standings.ts';

const byAccount = (accounts: AccountProof[]) => new Map(accounts.map((one) => [accountKey(one), one]));

/** The accounts on the list of a business, as its admins and managers see them, each with how it stands. */
export function ListedAccounts({ business: { id, socialMediaAccounts } }: { business: OwnBusiness }) {
  const standings = useStandings(id, byAccount);
  const accounts = (socialMediaAccounts ?? []).map((account) => ({
    ...account,
    standing: standings?.get(accountKey(account)),
  }));
  return <AccountList accounts={accounts} />;
}
