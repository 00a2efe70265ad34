import { proofContract } from '#domain/contract/proof';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/rest.ts';
import { Part } from '../../../ui/page/Part.tsx';
import { AccountList } from './AccountList.tsx';
import { words } from './words.ts';

/** What a member sees of its accounts: those that are proven, to tell them from a copy. */
export function RealAccounts({ businessId }: { businessId: string }) {
  const { data } = useQuery({
    queryKey: ['proven-accounts', businessId],
    queryFn: () => call('proxy', proofContract['get-proofs'], { businessId }),
    select: ({ accounts }) =>
      accounts.map(({ platform, pageUrl, since }) => ({ platform, pageUrl, verifiedAt: since })),
  });
  if (!data?.length) return null;
  return (
    <Part title={words.real} name="real-accounts">
      <AccountList accounts={data} />
    </Part>
  );
}
