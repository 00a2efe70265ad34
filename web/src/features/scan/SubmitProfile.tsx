import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../ui/Failed.tsx';
import { Field } from '../../ui/Field.tsx';
import { LongField } from '../../ui/LongField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { accountOf } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { useSubmitProfile } from './api.ts';

const MOST_WORDS = 2000;
const EMPTY = { link: '', platform: '', name: '', bio: '' };

/** An account of a platform that we cannot search, given by the person: it becomes a finding from what they saw. */
export function SubmitProfile() {
  const submit = useSubmitProfile();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const type = (part: Partial<typeof EMPTY>) => setTyped((current) => ({ ...current, ...part }));
  const read = accountOf(typed.link, typed.platform);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.state !== 'read') return;
    const { platform, handle, url } = read.account;
    const name = typed.name.trim();
    const bio = typed.bio.trim();
    submit.mutate(
      { platform, account: url ?? handle, ...(name && { name }), ...(bio && { bio }) },
      {
        onSuccess: () => {
          toast(`We compare ${handle} with your accounts now. What we see appears in the report.`);
          setTyped(EMPTY);
          setTried(false);
          setOpen(false);
        },
      },
    );
  };
  if (!open)
    return (
      <p className="small quiet after-coverage">
        You know of an account where we could not look?{' '}
        <button type="button" className="link-like" onClick={() => setOpen(true)}>
          Give it to us
        </button>{' '}
        and it joins your report, or <Link to="/compare">compare it with pictures</Link> right here in your
        browser.
      </p>
    );
  return (
    <form
      className="add-account after-coverage"
      onSubmit={send}
      noValidate
      aria-label="An account you know of"
    >
      <AccountField
        label="Link to the account, or its handle"
        link={typed.link}
        platform={typed.platform}
        onChange={type}
        tried={tried}
      />
      <Field
        label="The name it shows (optional)"
        value={typed.name}
        onChange={(name) => type({ name })}
        autoComplete="off"
      />
      <LongField
        label="What it says about itself (optional)"
        rows={3}
        maxLength={MOST_WORDS}
        value={typed.bio}
        onChange={(bio) => type({ bio })}
      />
      <Failed error={submit.error} kept />
      <p className="actions">
        <button type="submit" className="button primary" disabled={submit.isPending}>
          {submit.isPending ? 'Sending' : 'Compare it with mine'}
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          Not now
        </button>
      </p>
    </form>
  );
}
