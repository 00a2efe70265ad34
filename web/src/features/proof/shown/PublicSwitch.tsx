import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { siteConfig } from '../../../lib/site-config.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ProofNote } from '../ProofNote.tsx';
import { LeftOut } from './LeftOut.tsx';
import { useLeftOutSince, useSetPublic } from '../api.ts';
import { badgeSvg } from '../badge/badge.ts';
import { badgeHtml } from '../badge/badge-html.ts';
import { words } from '../words.ts';
import { useWaitsForName } from './use-waits-for-name.ts';

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
  const leftOut = useLeftOutSince();
  const waitsForName = useWaitsForName();
  const path = `/check/${platform.toLowerCase()}/${encodeURIComponent(handle)}`;
  return (
    <section aria-label={words.public.title}>
      <label className="check">
        <input
          type="checkbox"
          checked={wanted}
          // Disabled while it is saved, it would lose the focus.
          aria-busy={set.isPending}
          onChange={({ target }) => {
            if (set.isPending) return;
            const shown = target.checked;
            setWanted(shown);
            set.mutate({ platform, handle, public: shown }, { onError: () => setWanted(!shown) });
          }}
        />
        <span>
          {words.public.show}
          <ProofNote>{words.public.means}</ProofNote>
        </span>
      </label>
      {set.error && (
        <p className="note" role="alert">
          {set.error.message}
        </p>
      )}
      <p className="small" role="status">
        {account.inReview
          ? !account.proveAgainBy && (
              <>
                {words.public.inReview}
                <Link to="/company/contact">{words.public.write}</Link>.
              </>
            )
          : wanted &&
            !account.public &&
            !leftOut &&
            !set.isPending &&
            (waitsForName(account) ? (
              <>
                {words.public.nameless(platformTable[platform].name)}
                <Link to="/settings/profile">{words.public.name}</Link>.
              </>
            ) : (
              words.public.soon
            ))}
      </p>
      {wanted && leftOut && <LeftOut since={leftOut} />}
      {account.public && !leftOut && (
        <p className="actions">
          <Link className="button" to={path}>
            {words.public.open}
          </Link>
          <CopyButton text={location.origin + path} label={words.public.copyLink} />
          {api && (
            <CopyButton
              text={badgeHtml({
                platform,
                handle,
                platformName: platformTable[platform].name,
                address: location.origin + path,
                api,
              })}
              label={words.public.copyBadge}
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
            {words.public.svg}
          </button>
        </p>
      )}
    </section>
  );
}
