import type { ReactNode } from 'react';
import { may } from '#domain/business/role';
import { Trouble } from '../../../ui/Trouble.tsx';
import { useProofs } from '../../proof/api.ts';
import { AccountTable } from '../../proof/AccountTable.tsx';
import { PageSwitch } from '../../proof/shown/PageSwitch.tsx';
import { ProvingFor } from '../../proof/proving-for.ts';
import type { SocialAccount } from '#domain/platform/social-account';
import type { OwnBusiness } from '../api.ts';
import { words } from './words.ts';

/** The accounts of a business with their proofs, and the page that shows them; for whoever may prove them. */
export function ProvenAccounts({
  business,
  busy = false,
  onRemove,
  children,
}: {
  business: OwnBusiness;
  busy?: boolean;
  onRemove?: (account: SocialAccount) => void;
  children?: ReactNode;
}) {
  const { id, domain, domainProof, role } = business;
  const accounts = business.socialMediaAccounts ?? [];
  const shows = may(role, 'show accounts in public');
  const hasDomain = Boolean(domain && domainProof?.domain === domain);
  return (
    <ProvingFor value={{ businessId: id, accounts, hasDomain, shows }}>
      <div className="stack-small">
        <p className="quiet prose">{words.lead(shows)}</p>
        <List {...{ accounts, sealOf: id, busy, onRemove }} />
        {children}
        {shows && <OwnPage hasDomain={hasDomain} />}
      </div>
    </ProvingFor>
  );
}

function List({
  accounts,
  ...row
}: {
  accounts: readonly SocialAccount[];
  sealOf: string;
  busy: boolean;
  onRemove: ((account: SocialAccount) => void) | undefined;
}) {
  const { data, error, refetch } = useProofs();
  if (accounts.length === 0) return <p className="quiet">{words.none}</p>;
  const { onRemove, ...rest } = row;
  return (
    <>
      <AccountTable
        {...{ accounts, proofs: data, label: words.list, ...rest }}
        {...(onRemove && { onRemove })}
      />
      {error && <Trouble words={error.message} again={() => void refetch()} />}
    </>
  );
}

/** Once there is something that it could show; until then, what it waits for. */
function OwnPage({ hasDomain }: { hasDomain: boolean }) {
  const { data } = useProofs();
  if (!data) return null;
  return data.some(({ status }) => status === 'Verified') ? (
    <PageSwitch accounts={data} />
  ) : (
    <p className="quiet small prose">{words.pageWaits(hasDomain)}</p>
  );
}
