import { useState } from 'react';
import type { Platform } from '#domain/platform/platform';
import { accountOf } from '../platform/account-read.ts';
import { AccountField } from '../platform/AccountField.tsx';

const nothing = { link: '', platform: '' };

/** Adds an account by its link, or by its handle and platform. Nothing is fetched. */
export function AddAccount({
  busy,
  label = 'Link to your profile, or your handle',
  action = 'Add this account',
  onAdd,
}: {
  busy: boolean;
  label?: string;
  /** What the button says. */
  action?: string;
  onAdd: (account: { platform: Platform; pageUrl: string }) => Promise<void>;
}) {
  const [typed, setTyped] = useState(nothing);
  const [sent, setSent] = useState(false);
  const read = accountOf(typed.link, typed.platform);

  const add = async (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (read.state !== 'read' || !read.account.url) return;
    try {
      await onAdd({ platform: read.account.platform, pageUrl: read.account.url });
    } catch {
      return; // it has been said; what was typed stays
    }
    setTyped(nothing);
    setSent(false);
  };

  return (
    <form className="add-account" onSubmit={(event) => void add(event)} noValidate>
      <AccountField
        label={label}
        {...typed}
        onChange={(change) => setTyped((current) => ({ ...current, ...change }))}
        tried={sent}
        error={
          read.state === 'read' && !read.account.url
            ? 'This platform shows no public page for an account; it cannot be added yet.'
            : undefined
        }
        hint="For example github.com/maya-hollimund"
      />
      <p className="actions">
        <button type="submit" className="button primary" disabled={busy}>
          {action}
        </button>
      </p>
    </form>
  );
}
