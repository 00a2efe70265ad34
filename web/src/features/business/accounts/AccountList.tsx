import { type SocialAccount, accountHandle, accountKey } from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { useLinks } from '../../../lib/use-links.ts';
import { dayOf } from '../../../lib/when.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { NamedPage } from '../../proof/NamedPage.tsx';
import { ProofMarks } from '../../proof/ProofMarks.tsx';
import { words } from './words.ts';
import styles from './AccountList.module.css';

type Listed = Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'> & {
  /** How it stands; unknown while it is on its way. */
  standing: AccountProof | undefined;
};

/** The accounts that a business runs, as its admins listed them, and how each stands. */
export function AccountList({ accounts }: { accounts: readonly Listed[] }) {
  const links = useLinks();
  if (accounts.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ul className={styles.list} aria-label={words.list}>
      {accounts.map((account) => {
        const { platform, pageUrl: url, verifiedAt, standing } = account;
        const handle = accountHandle(account) ?? url;
        const address = links.profile({ platform, handle, url });
        const shown = <ShownText text={handle} />;
        return (
          <li key={accountKey(account)}>
            <span>
              {address ? (
                <a className="handle" href={address} target="_blank" rel="noreferrer">
                  {shown}
                </a>
              ) : (
                <span className="handle">{shown}</span>
              )}{' '}
              <span className="label">
                {platformTable[platform].name}
                <NamedPage account={account} />
              </span>
            </span>
            {standing ? (
              <span>
                <ProofMarks account={standing} />
              </span>
            ) : (
              <Mark kind={verifiedAt ? 'done' : 'none'}>
                {verifiedAt ? words.proven(dayOf(verifiedAt)) : words.open}
              </Mark>
            )}
          </li>
        );
      })}
    </ul>
  );
}
