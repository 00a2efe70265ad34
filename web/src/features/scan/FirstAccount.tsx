import type { Report } from '#domain/contract/scan';
import { toast } from '../../ui/Toast.tsx';
import { useStartScan } from './api.ts';
import { useIsMine } from './finding/mine/use-is-mine.tsx';
import { nowhereToLook } from './nowhere.ts';
import { useUpdateUser } from '../account/api.ts';
import { AddAccount } from '../proof/AddAccount.tsx';
import { words } from './words.ts';

/** One field between a newcomer and the first result: the account is added, and a scan starts where its platform can be searched. */
export function FirstAccount({ searched }: { searched: Report['searched'] }) {
  const update = useUpdateUser();
  const start = useStartScan();
  const { isMine, question } = useIsMine();
  return (
    <>
      <AddAccount
        busy={update.isPending || start.isPending}
        label={words.nothing.link}
        action={words.nothing.look}
        onAdd={async (account) => {
          if (!(await isMine(account))) return;
          try {
            const user = await update.mutateAsync({ socialMediaAccounts: [account] });
            if (nowhereToLook(user, searched) === undefined) await start.mutateAsync();
          } catch (error) {
            toast((error as Error).message);
            throw error;
          }
        }}
      />
      {question}
    </>
  );
}
