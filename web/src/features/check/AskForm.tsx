import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountOf } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';

/** Leads to the page of an account, from its link or its handle. */
export function AskForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ link: '', platform: '' });
  const [sent, setSent] = useState(false);
  const go = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    const read = accountOf(typed.link, typed.platform);
    if (read.state !== 'read') return;
    const { platform, handle } = read.account;
    void navigate(`/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`);
  };
  return (
    <form className="add-account" onSubmit={go} noValidate>
      <AccountField
        label="Link to a profile, or a handle"
        {...typed}
        onChange={(change) => setTyped((current) => ({ ...current, ...change }))}
        tried={sent}
        hint="For example github.com/maya-hollimund"
      />
      <p className="actions">
        <button type="submit" className="button primary">
          Look it up
        </button>
      </p>
    </form>
  );
}
