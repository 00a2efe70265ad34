import type { AccountProof } from '#domain/proof/proof';
import { accountKey } from '#domain/platform/social-account';
import type { OwnBusiness } from '../api.ts';
import { AccountList } from './AccountList.tsx';
import { useStandings } from './use-standings.ts';

const pausedOf = (accounts: AccountProof[]) => accounts.filter(({ inReview }) => inReview).map(accountKey);

/** The accounts on the list of a business, as its admins and managers see them: whether they are proven, and whether they are paused. */
export function ListedAccounts({ business: { id, socialMediaAccounts } }: { business: OwnBusiness }) {
  const paused = useStandings(id, pausedOf) ?? [];
  const accounts = (socialMediaAccounts ?? []).map((account) => ({
    ...{ ...account, paused: paused.includes(accountKey(account)) },
  }));
  return <AccountList accounts={accounts} />;
}
