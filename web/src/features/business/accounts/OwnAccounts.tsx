import * as z from 'zod/mini';
import { type SocialAccount, accountHandle, accountKey } from '#domain/platform/social-account';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { OwnBusiness } from '../api.ts';
import { accountAt, faultOf } from './listed-link.ts';
import { ProvenAccounts } from './ProvenAccounts.tsx';
import { listed, useAccountList } from './use-account-list.ts';
import { words } from './words.ts';

const Typed = z.object({ link: z.string() });

/** The accounts that the business runs: an admin adds one by its link, proves it, and takes one off the list with a way back. */
export function OwnAccounts({ business }: { business: OwnBusiness }) {
  const { add, remove: takeOff, busy } = useAccountList(business.id);
  const accounts = listed(business);
  const told = (saved: Promise<unknown>) => saved.catch((error: Error) => toast(error.message));
  const remove = (account: SocialAccount) =>
    told(
      takeOff(account).then(() =>
        toast(
          words.removed(accountHandle(account) ?? account.pageUrl),
          // Proven ones were asked about before, and would come back without their proof.
          account.verifiedAt ? undefined : () => void told(add(account)),
        ),
      ),
    );
  const form = useContractForm({
    schema: Typed,
    values: { link: '' },
    rules: ({ link }) => ({ link: faultOf(link, accounts) }),
    send: async ({ link }) => {
      const account = accountAt(link)!;
      await add(account);
      return account;
    },
    refusedAt: 'link',
  });
  // Not once it is off the list again.
  const added = accounts.find((one) => form.answer && accountKey(one) === accountKey(form.answer));
  return (
    <ProvenAccounts business={business} busy={busy} onRemove={(account) => void remove(account)}>
      <form className="form" {...form.props}>
        <Field label={words.link} hint={words.hint} mono autoComplete="off" {...form.field('link')} />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form} busy={words.adding} className="button">
            {words.add}
          </Submit>
        </p>
        <p role="status">{added && words.added(accountHandle(added) ?? added.pageUrl)}</p>
      </form>
    </ProvenAccounts>
  );
}
