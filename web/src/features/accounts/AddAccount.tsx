import { useId, useState } from 'react';
import { platformTable } from '#domain/platform-table';
import { Field } from '../../ui/Field.tsx';
import { accountOf } from '../compare/account-read.ts';
import type { Platform } from '#domain/platform';

/** Adds an account by its link, or by its handle and platform. Nothing is fetched. */
export function AddAccount({
  busy,
  onAdd,
}: {
  busy: boolean;
  onAdd: (account: { platform: Platform; pageUrl: string }) => Promise<void>;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const [platform, setPlatform] = useState('');
  const [sent, setSent] = useState(false);
  const account = accountOf(text, platform);
  const noPage = account.state === 'read' && !account.account.url;
  const error =
    account.state === 'unknown'
      ? account.words
      : noPage
        ? 'This platform shows no public page for an account; it cannot be added yet.'
        : sent && account.state === 'empty'
          ? 'This field is required'
          : undefined;

  const add = async (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (account.state !== 'read' || !account.account.url) return;
    try {
      await onAdd({ platform: account.account.platform, pageUrl: account.account.url });
    } catch {
      return; // it has been said; what was typed stays
    }
    setText('');
    setPlatform('');
    setSent(false);
  };

  return (
    <form className="add-account" onSubmit={(event) => void add(event)} noValidate>
      <Field
        label="Link to your profile, or your handle"
        mono
        id={`${id}-link`}
        value={text}
        onChange={setText}
        autoComplete="off"
        error={error}
        read={
          account.state === 'read' &&
          !noPage && (
            <>
              {account.platformName}, <span className="handle">{account.account.handle}</span>
            </>
          )
        }
        hint="For example github.com/maya-hollimund"
      />
      {(account.state === 'ask' || (platform && account.state !== 'empty')) && (
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
      <p className="actions">
        <button type="submit" className="button primary" disabled={busy}>
          Add this account
        </button>
      </p>
    </form>
  );
}
