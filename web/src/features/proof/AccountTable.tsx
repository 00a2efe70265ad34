import { useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { type AccountProof, accountProof } from '#domain/proof/proof';
import { accountHandle, accountKey, type SocialAccount } from '#domain/platform/social-account';
import { dayOf } from '../../lib/when.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { AccountRow } from './AccountRow.tsx';
import { useProvingFor } from './proving-for.ts';
import { words } from './words.ts';
import styles from './OwnAccounts.module.css';

const { columns } = words.accounts;

interface Props {
  accounts: readonly SocialAccount[];
  /** How each of them stands, once the server has said so. */
  proofs: readonly AccountProof[] | undefined;
  /** Whose seal is shown when one is proven. */
  sealOf: string;
  label?: string;
  /** Opens the first one that can be proven here, until somebody opens or closes one. */
  offers?: boolean;
  busy: boolean;
  /** Whether it takes along what people vouched for it, or were asked to; absent: nobody vouches for these. */
  endsVouches?: ((account: SocialAccount) => boolean) | undefined;
  /** `asked`: it took something with it that no undo brings back, and they meant it. */
  onRemove?: (account: SocialAccount, asked: boolean) => void;
}

/** Listed accounts, how each stands, and the proof of the one that is open. */
export function AccountTable({
  accounts,
  proofs,
  sealOf,
  label,
  offers,
  busy,
  endsVouches,
  onRemove,
}: Props) {
  const business = useProvingFor();
  /** Undefined until the person has opened or closed one themselves. */
  const [chosen, setChosen] = useState<string | null>();
  /** Proven, or vouched for, and to be removed, if they mean it. */
  const [asked, setAsked] = useState<SocialAccount>();
  const known = (account: SocialAccount) =>
    proofs?.find(
      ({ platform, handle }) =>
        platform === account.platform && handle === (accountHandle(account) ?? account.pageUrl),
    );
  const offered = accounts.find(
    (account) =>
      !account.verifiedAt &&
      platformTable[account.platform].proves === 'this URL' &&
      (known(account)?.ways.length ?? 0) > 0,
  );
  const opened = chosen === undefined && offers && offered ? accountKey(offered) : chosen;
  return (
    <>
      <table role="table" className={`ledger ${styles.accounts}`} aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {columns.platform}
            </th>
            <th role="columnheader" scope="col">
              {columns.handle}
            </th>
            <th role="columnheader" scope="col">
              {columns.status}
            </th>
            <th role="columnheader" scope="col" className="n">
              <span className="vh">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {accounts.map((account) => {
            const key = accountKey(account);
            const proof = known(account);
            return (
              <AccountRow
                key={key}
                account={proof ?? accountProof(account, { ways: [] })}
                known={proof !== undefined}
                sealOf={sealOf}
                open={opened === key}
                busy={busy}
                onToggle={() => setChosen(opened === key ? null : key)}
                {...(onRemove && {
                  onRemove: () =>
                    account.verifiedAt || endsVouches?.(account)
                      ? setAsked(account)
                      : onRemove(account, false),
                })}
              />
            );
          })}
        </tbody>
      </table>
      {asked && (
        <AskFirst
          said={questionOf(asked, {
            ofBusiness: business !== null,
            // A proven domain goes on to be what a business is searched by.
            only: !business?.hasDomain && accounts.filter(({ verifiedAt }) => verifiedAt).length === 1,
          })}
          onYes={() => {
            setAsked(undefined);
            onRemove?.(asked, true);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** A proof, and what people vouched for or were asked to, ends with its account's place on the list, and no undo brings its day back. */
const questionOf = (
  account: SocialAccount,
  { ofBusiness, only }: { ofBusiness: boolean; only: boolean },
) => ({
  ...words.removing,
  title: words.removing.title(
    accountHandle(account) ?? account.pageUrl,
    platformTable[account.platform].name,
  ),
  words: account.verifiedAt
    ? words.removing[ofBusiness ? 'ofBusiness' : 'words'](dayOf(account.verifiedAt), only)
    : words.removing.vouched,
});
