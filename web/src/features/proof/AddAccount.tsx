import type { Platform } from '#domain/platform/platform';
import { SocialAccount } from '#domain/platform/social-account';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Submit } from '../../ui/form/Submit.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { words as ofPlatforms } from '../platform/words.ts';
import { words } from './words.ts';

const Added = SocialAccount.pick({ platform: true, pageUrl: true });

/** Adds an account by its link, or by its handle and platform. Nothing is fetched. */
export function AddAccount({
  busy,
  label = words.add.label,
  action = words.add.action,
  onAdd,
}: {
  busy: boolean;
  label?: string;
  /** What the button says. */
  action?: string;
  /** Throws what it has already said. */
  onAdd: (account: { platform: Platform; pageUrl: string }) => Promise<void>;
}) {
  const form = useContractForm({
    schema: Added,
    values: { link: '', platform: '' },
    request: (typed) => ({ platform: typedAccount(typed)?.platform, pageUrl: typedAccount(typed)?.url }),
    rules: (typed) => ({ link: accountFault(typed) ?? (!typedAccount(typed)?.url && words.add.noPage) }),
    send: onAdd,
  });
  return (
    <form className="form" {...form.props}>
      <AccountField label={label} form={form} hint={words.add.hint} ofWebsite={ofPlatforms.ownWebsite} />
      <p className="actions">
        <Submit form={form} disabled={busy}>
          {action}
        </Submit>
      </p>
    </form>
  );
}
