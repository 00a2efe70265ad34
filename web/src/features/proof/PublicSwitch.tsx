import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { siteConfig } from '../../lib/site-config.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ProofNote } from './ProofNote.tsx';
import { useSetPublic } from './api.ts';
import { badgeSvg } from './badge/badge.ts';
import { badgeHtml } from './badge/badge-html.ts';

/** Hands a text to the person as a file. */
function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Where the register draws its badges. */
function useApi(): string | undefined {
  const { data } = useQuery({ queryKey: ['site-config'], staleTime: Infinity, queryFn: siteConfig });
  return data?.API?.REST?.['appAPI']?.endpoint;
}

/** Whether others may see, on the page of this one handle, that it is confirmed. Off until its holder says so. */
export function PublicSwitch({ account }: { account: AccountProof }) {
  const { platform, handle } = account;
  const set = useSetPublic();
  const [wanted, setWanted] = useState(account.wantsPublic);
  const api = useApi();
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
          <ProofNote>
            The page shows this handle and the date, not your name nor your other accounts.
          </ProofNote>
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
              ? 'Paused for review: another holder shows a similar name and picture, or somebody asked. A person looks at it.'
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
          {api && (
            <CopyButton
              text={badgeHtml({
                platform,
                handle,
                platformName: platformTable[platform].name,
                address: location.origin + path,
                api,
              })}
              label="Copy the badge for a web page"
            />
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              download(
                `confirmed-${handle}.svg`,
                badgeSvg({
                  handle,
                  platformName: platformTable[platform].name,
                  address: location.origin + path,
                }),
              )
            }
          >
            Badge as SVG
          </button>
        </p>
      )}
    </section>
  );
}
