import { useState } from 'react';
import { Link } from 'react-router-dom';
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

/** An account of a platform that we cannot search, given by the person: it becomes a finding from what they saw. */
export function SubmitProfile() {
  const submit = useSubmitProfile();
  const [open, setOpen] = useState(false);
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
      setOpen(false);
    },
  });
  if (!open)
    return (
      <p className="small quiet">
        {said.lead}{' '}
        <button type="button" className="link-like" onClick={() => setOpen(true)}>
          {said.give}
        </button>{' '}
        {said.joins} <Link to="/compare">{said.compare}</Link> {said.here}
      </p>
    );
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
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {said.notNow}
        </button>
      </p>
    </form>
  );
}
