import { useState } from 'react';
import { Link } from 'react-router-dom';
import { scanContract } from '#domain/contract/scan';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { toast } from '../../ui/Toast.tsx';
import { accountFault, typedAccount } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { useSubmitProfile } from './api.ts';

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
      toast(`We compare ${handle} with your accounts now. What we see appears in the report.`);
      setOpen(false);
    },
  });
  if (!open)
    return (
      <p className="small quiet">
        You know of an account where we could not look?{' '}
        <button type="button" className="link-like" onClick={() => setOpen(true)}>
          Give it to us
        </button>{' '}
        and it joins your report, or <Link to="/compare">compare it with pictures</Link> right here in your
        browser.
      </p>
    );
  return (
    <form className="form" {...form.props} aria-label="An account you know of">
      <AccountField label="Link to the account, or its handle" form={form} />
      <Field label="The name it shows (optional)" {...form.field('name')} autoComplete="off" />
      <LongField label="What it says about itself (optional)" rows={3} {...form.field('bio')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy="Sending">
          Compare it with mine
        </Submit>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          Not now
        </button>
      </p>
    </form>
  );
}
