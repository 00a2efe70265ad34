import { scanContract } from '#domain/contract/scan';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { accountFault, typedAccount } from '../../platform/account-read.ts';
import { AccountField } from '../../platform/AccountField.tsx';
import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';

const said = words.submit;

/** What is asked of an account that somebody gives us. Closed, it keeps what was typed. */
export function SubmitForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const submit = useSubmitProfile();
  const form = useContractForm({
    schema: scanContract['submit-profile'].request,
    values: { link: '', platform: '', name: '', bio: '' },
    request: ({ name, bio, ...typed }) => {
      const account = typedAccount(typed);
      return { platform: account?.platform, account: account?.url ?? account?.handle, name, bio };
    },
    rules: (typed) => ({ link: accountFault(typed) }),
    send: (profile) => submit.mutateAsync(profile),
    onSent: ({ handle }) => {
      toast(said.sent(handle));
      onClose();
    },
  });
  if (!open) return null;
  return (
    <form className="form" {...form.props} aria-label={said.form}>
      <AccountField label={said.link} form={form} />
      <Field label={said.name} {...form.field('name')} autoComplete="off" />
      <LongField label={said.bio} rows={3} {...form.field('bio')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={said.sending}>
          {said.send}
        </Submit>
        <button type="button" className="button" onClick={onClose}>
          {said.notNow}
        </button>
      </p>
    </form>
  );
}
