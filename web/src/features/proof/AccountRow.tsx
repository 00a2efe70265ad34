import { useId } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import type { AccountProof } from '#domain/proof/proof';
import { useLinks } from '../../lib/use-links.ts';
import { Skeleton } from '../../ui/Trouble.tsx';
import { NamedPage } from './NamedPage.tsx';
import { ProofMarks } from './ProofMarks.tsx';
import { ProvePanel } from './ProvePanel.tsx';
import { words } from './words.ts';
import styles from './OwnAccounts.module.css';

interface Props {
  account: AccountProof;
  /** False while the server has not said how it stands: the record alone is shown. */
  known: boolean;
  sealOf: string;
  open: boolean;
  busy: boolean;
  onToggle: () => void;
  /** Absent: it is not this person's to remove. */
  onRemove?: () => void;
}

/** What opening the row is for. Proving is offered only where a way to do it is open here. */
const offerOf = ({ status, ways, proveAgainBy }: AccountProof, known: boolean): string => {
  if (proveAgainBy) return words.row.proveAgain;
  if (status === 'Verified' || status === 'Declared') return words.row.details;
  return known && ways.length === 0 ? words.row.cannot : words.row.prove;
};

/** One account in the list: where it is, how it stands, and below it, opened, its proof. */
export function AccountRow({ account, known, sealOf, open, busy, onToggle, onRemove }: Props) {
  const id = useId();
  const links = useLinks();
  const { platform, handle, pageUrl } = account;
  const { name } = platformTable[platform];
  const page = links.profile({ platform, handle, url: pageUrl });
  const named = (
    <span className="vh">
      {' '}
      {name} {handle}
    </span>
  );
  return (
    <>
      <tr role="row" className={open ? styles.opened : undefined}>
        <th role="rowheader" scope="row">
          {name}
        </th>
        <td role="cell">
          {page ? (
            <a className="handle" href={page} target="_blank" rel="noreferrer">
              {handle}
            </a>
          ) : (
            <span className="handle">{handle}</span>
          )}
          <span className="label">
            <NamedPage account={account} />
          </span>
        </td>
        <td role="cell">
          <ProofMarks account={account} />
        </td>
        <td role="cell" className="n">
          <span className={styles.acts}>
            <button
              type="button"
              className="link-like"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={onToggle}
            >
              {open ? words.row.close : offerOf(account, known)}
              {named}
            </button>
            {onRemove && (
              <button type="button" className="link-like" disabled={busy} onClick={onRemove}>
                {words.row.remove}
                {named}
              </button>
            )}
          </span>
        </td>
      </tr>
      {open && (
        <tr role="row" className={styles.prove} id={id}>
          <td role="cell" colSpan={4}>
            {known ? (
              <ProvePanel account={account} sealOf={sealOf} />
            ) : (
              <Skeleton rows={3} label={words.row.loading} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
