import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { accountHandle } from '#domain/platform/social-account';
import { displayName, type User } from '#domain/account/user';
import { accountOf, isPlatform } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { LongField } from '../../ui/LongField.tsx';
import { useCreateCase } from './api.ts';

/** A case from a link, or from a handle and its platform. What was typed stays until the case is there. */
export function NewCase({ user }: { user: User | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  const create = useCreateCase();
  const [account, setAccount] = useState({ link: '', platform: '' });
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState(false);
  const read = accountOf(account.link, account.platform);
  const own = user?.socialMediaAccounts ?? [];
  // Most copies live where the original lives.
  const likely =
    own.find(({ platform }) => read.state === 'read' && platform === read.account.platform) ??
    (own.length === 1 ? own[0] : undefined);
  const mine = chosen ?? likely?.pageUrl ?? '';

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (read.state !== 'read' || create.isPending) return;
    create.mutate(
      {
        link: account.link,
        ...(isPlatform(account.platform) && { platform: account.platform }),
        ...(mine && {
          mine: { link: mine, ...(user && displayName(user) && { name: displayName(user)!.slice(0, 200) }) },
        }),
        ...(note.trim() && { note: note.trim() }),
      },
      { onSuccess: ({ caseId }) => void navigate(`/cases/${caseId}`) },
    );
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <AccountField
        label="Link to the account that imitates you"
        {...account}
        onChange={(change) => setAccount((current) => ({ ...current, ...change }))}
        hint="For example instagram.com/hollimund.clay. It is read, not opened."
        tried={asked}
      />
      {own.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-mine`}>Which account of yours it imitates</label>
          <select id={`${id}-mine`} value={mine} onChange={(event) => setChosen(event.target.value)}>
            <option value="">None in particular</option>
            {own.map((known) => (
              <option key={known.pageUrl} value={known.pageUrl}>
                {accountHandle(known) ?? known.pageUrl} on {platformTable[known.platform].name}
              </option>
            ))}
          </select>
        </div>
      )}
      <LongField
        label="What it does, if you like"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={setNote}
        hint="Kept as evidence, with the time."
      />
      <Failed error={create.error} kept />
      <p className="actions">
        <button type="submit" className="button primary" disabled={create.isPending}>
          {create.isPending ? 'Opening the case' : 'Open a case'}
        </button>
      </p>
    </form>
  );
}
