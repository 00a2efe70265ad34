import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AccountProof } from '#domain/proof';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useSetPublic } from './api.ts';

/** Whether others may see, on the page of this one handle, that it is confirmed. Off until its holder says so. */
export function PublicSwitch({ account }: { account: AccountProof }) {
  const { platform, handle } = account;
  const set = useSetPublic();
  const [wanted, setWanted] = useState(account.public || account.inReview);
  const path = `/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`;
  return (
    <section aria-label="Shown in public">
      <label className="check">
        <input
          type="checkbox"
          checked={wanted}
          disabled={set.isPending}
          onChange={({ target }) => {
            const shown = target.checked;
            setWanted(shown);
            set.mutate({ platform, handle, public: shown }, { onError: () => setWanted(!shown) });
          }}
        />
        <span>
          Show on its check page that it is confirmed
          <span className="label proof-note">
            The page shows this handle and the date, not your name nor your other accounts.
          </span>
        </span>
      </label>
      {set.error && (
        <p className="note" role="alert">
          {set.error.message}
        </p>
      )}
      <p className="small" role="status">
        {wanted && !account.public && !set.isPending && (
          <>
            {account.inReview
              ? 'Held back for now: another holder shows a similar name and picture. A person looks at both.'
              : 'It appears after our next look at the profile, within minutes.'}
          </>
        )}
      </p>
      {account.public && (
        <p className="actions">
          <Link className="button" to={path}>
            Open the check page
          </Link>
          <CopyButton text={location.origin + path} label="Copy its link for your bio" />
        </p>
      )}
    </section>
  );
}
