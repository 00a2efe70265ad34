import type { AccountProof } from '#domain/proof/proof';
import { Part } from '../../../ui/page/Part.tsx';
import { AccountList } from './AccountList.tsx';
import { useStandings } from './use-standings.ts';
import { words } from './words.ts';

const asListed = (accounts: AccountProof[]) =>
  accounts.map((standing) => {
    const { platform, pageUrl, since } = standing;
    return { platform, pageUrl, verifiedAt: since, standing };
  });

/** What a member sees of its accounts: those that are proven, to tell them from a copy. */
export function RealAccounts({ businessId }: { businessId: string }) {
  const accounts = useStandings(businessId, asListed);
  if (!accounts?.length) return null;
  return (
    <Part title={words.real} name="real-accounts">
      <AccountList accounts={accounts} />
    </Part>
  );
}
