import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform-table';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toast.tsx';
import { accountOf } from '../compare/account-read.ts';
import { useSubmitProfile } from './api.ts';

const MOST_WORDS = 2000;

/** An account of a platform that we cannot search, given by the person: it becomes a finding from what they saw. */
export function SubmitProfile() {
  const id = useId();
  const submit = useSubmitProfile();
  const [open, setOpen] = useState(false);
  const [account, setAccount] = useState('');
  const [platform, setPlatform] = useState('');
  const [name, setName] = useState('');
  const [bio, setBio] = useState('');
  const [tried, setTried] = useState(false);
  const read = accountOf(account, platform);
  const error =
    read.state === 'unknown'
      ? read.words
      : tried && read.state === 'empty'
        ? 'This field is required'
        : tried && read.state === 'ask'
          ? 'Say below on which platform it is, or give the link.'
          : undefined;
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.state !== 'read') return;
    const { platform: on, handle, url } = read.account;
    submit.mutate(
      {
        platform: on,
        account: url ?? handle,
        ...(name.trim() && { name: name.trim() }),
        ...(bio.trim() && { bio: bio.trim() }),
      },
      {
        onSuccess: () => {
          toast(`We compare ${handle} with your accounts now. What we see appears in the report.`);
          for (const empty of [setAccount, setPlatform, setName, setBio]) empty('');
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
      <Field
        label="Link to the account, or its handle"
        mono
        value={account}
        onChange={setAccount}
        autoComplete="off"
        error={error}
        read={
          read.state === 'read' && (
            <>
              {read.platformName}, <span className="handle">{read.account.handle}</span>
            </>
          )
        }
      />
      {(read.state === 'ask' || (platform && read.state !== 'empty')) && (
        <div className="field">
          <label htmlFor={`${id}-platform`}>On which platform?</label>
          <select
            id={`${id}-platform`}
            value={platform}
            onChange={(event) => setPlatform(event.target.value)}
          >
            <option value="">Choose a platform</option>
            {Object.entries(platformTable).map(([key, row]) => (
              <option key={key} value={key}>
                {row.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Field label="The name it shows (optional)" value={name} onChange={setName} autoComplete="off" />
      <div className="field">
        <label htmlFor={`${id}-bio`}>What it says about itself (optional)</label>
        <textarea
          id={`${id}-bio`}
          rows={3}
          maxLength={MOST_WORDS}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
      </div>
      {submit.error && (
        <p className="note" role="alert">
          {submit.error.message}
        </p>
      )}
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
