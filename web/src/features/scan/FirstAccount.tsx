import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { useStartScan } from './api.ts';
import { nowhereToLook } from './nowhere.ts';
import { useUpdateUser } from '../account/api.ts';
import { AddAccount } from '../proof/AddAccount.tsx';

/** One field between a newcomer and the first result: the account is added, and where its platform can be searched we look. */
export function FirstAccount({ searched }: { searched: Report['searched'] }) {
  const update = useUpdateUser();
  const start = useStartScan();
  return (
    <AddAccount
      busy={update.isPending || start.isPending}
      label="Its link, or your handle there"
      action="Look for copies"
      onAdd={async (account) => {
        try {
          const user = await update.mutateAsync({ socialMediaAccounts: [account] });
          if (nowhereToLook(user, searched) === undefined) await start.mutateAsync();
        } catch (error) {
          toast((error as Error).message);
          throw error;
        }
      }}
    />
  );
}
