import * as z from 'zod/mini';
import { type SocialAccount, accountHandle, accountKey } from '#domain/platform/social-account';
import { businessContract } from '#domain/contract/business';
import { call } from '../../../lib/api/rest.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useSaveBusiness } from '../seats-api.ts';
import type { OwnBusiness } from '../api.ts';
import { accountAt, faultOf } from './listed-link.ts';
import { ProvenAccounts } from './ProvenAccounts.tsx';
import { words } from './words.ts';

const Typed = z.object({ link: z.string() });

/** The accounts that the business runs: an admin adds one by its link, proves it, and takes one off the list with a way back. */
export function OwnAccounts({ business }: { business: OwnBusiness }) {
  const save = useSaveBusiness();
  const accounts = listed(business);
  /** Changes the list as it is now: another admin, or this one before they undo something, may have changed it since. */
  const keep = async (change: (now: SocialAccount[]) => SocialAccount[]) => {
    const now = await call('business', businessContract['get-business'], { businessId: business.id });
    return save.mutateAsync({ id: business.id, socialMediaAccounts: change(listed(now)) });
  };
  const without = (account: SocialAccount) => (now: SocialAccount[]) =>
    now.filter((one) => accountKey(one) !== accountKey(account));
  const withIt = (account: SocialAccount) => (now: SocialAccount[]) => [...without(account)(now), account];
  const told = (saved: Promise<unknown>) => saved.catch((error: Error) => toast(error.message));
  const remove = (account: SocialAccount) =>
    told(
      keep(without(account)).then(() =>
        toast(
          words.removed(accountHandle(account) ?? account.pageUrl),
          // Proven ones were asked about before, and would come back without their proof.
          account.verifiedAt ? undefined : () => void told(keep(withIt(asListed(account)))),
        ),
      ),
    );
  const form = useContractForm({
    schema: Typed,
    values: { link: '' },
    rules: ({ link }) => ({ link: faultOf(link, accounts) }),
    send: async ({ link }) => {
      const account = accountAt(link)!;
      await keep(withIt(account));
      return account;
    },
    refusedAt: 'link',
  });
  // Not once it is off the list again.
  const added = accounts.find((one) => form.answer && accountKey(one) === accountKey(form.answer));
  return (
    <ProvenAccounts business={business} busy={save.isPending} onRemove={(account) => void remove(account)}>
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

/** What an admin may write of each. */
const asListed = ({ platform, pageUrl }: SocialAccount): SocialAccount => ({ platform, pageUrl });

const listed = ({ socialMediaAccounts }: Pick<OwnBusiness, 'socialMediaAccounts'>): SocialAccount[] =>
  (socialMediaAccounts ?? []).map(asListed);
