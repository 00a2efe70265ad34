import * as z from 'zod/mini';
import type { Business } from '#domain/business/business';
import { type SocialAccount, accountHandle, accountKey } from '#domain/platform/social-account';
import { parseProfileLink } from '#domain/platform/platforms';
import { businessContract } from '#domain/contract/business';
import { call } from '../../../lib/api/rest.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useSaveBusiness } from '../seats-api.ts';
import { AccountList } from './AccountList.tsx';
import { words } from './words.ts';

/** As many as a list holds, and no more. */
const most = 100;
const Typed = z.object({ link: z.string() });

/** The accounts that the business runs: an admin adds one by its link, and takes one off the list with a way back. */
export function OwnAccounts({ business }: { business: Business }) {
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
  const remove = (account: SocialAccount, handle: string) =>
    told(
      keep(without(account)).then(() => toast(words.removed(handle), () => void told(keep(withIt(account))))),
    );
  const form = useContractForm({
    schema: Typed,
    values: { link: '' },
    rules: ({ link }) => ({ link: faultOf(link, accounts) }),
    send: async ({ link }) => {
      const account = accountAt(link)!;
      await keep(withIt(account));
      return accountHandle(account) ?? link;
    },
    refusedAt: 'link',
  });
  return (
    <div className="stack-small">
      <p className="quiet prose">{words.lead}</p>
      <AccountList
        accounts={accounts}
        act={(account, handle) => (
          <button
            type="button"
            className="button quiet-button"
            disabled={save.isPending}
            onClick={() => void remove(account, handle)}
          >
            {words.remove}
            <span className="vh"> {handle}</span>
          </button>
        )}
      />
      <form className="form" {...form.props}>
        <Field label={words.link} hint={words.hint} mono autoComplete="off" {...form.field('link')} />
        <Failed error={form.refused} kept />
        <p className="actions">
          <Submit form={form} busy={words.adding} className="button">
            {words.add}
          </Submit>
        </p>
        <p role="status">{form.answer && words.added(form.answer)}</p>
      </form>
    </div>
  );
}

/** What an admin may write of each. */
const listed = ({ socialMediaAccounts }: Business): SocialAccount[] =>
  (socialMediaAccounts ?? []).map(({ platform, pageUrl }) => ({ platform, pageUrl }));

function accountAt(typed: string): SocialAccount | undefined {
  const link = parseProfileLink(typed.trim());
  return link?.url ? { platform: link.platform, pageUrl: link.url } : undefined;
}

/** What keeps a link from the list. */
function faultOf(typed: string, accounts: readonly SocialAccount[]): string | undefined {
  const account = accountAt(typed);
  if (!account) return words.unread;
  if (accounts.some((one) => accountKey(one) === accountKey(account))) return words.there;
  return accounts.length >= most ? words.most(most) : undefined;
}
