import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay } from '#domain/utc';
import { useLinks } from '../../../lib/use-links.ts';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { Trouble } from '../../../ui/Trouble.tsx';
import { SealsAlign } from '../../proof/SealsAlign.tsx';
import { askPage, NoPage, type PageAccount } from './ask-page.ts';
import { IsItListed } from './IsItListed.tsx';
import { words } from '../words.ts';
import styles from './AccountsPage.module.css';

const said = words.page;

/** Every account that one person has proven and shows, and a field that tells whether another one is among them. */
export function AccountsPage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [accounts, setAccounts] = useState<PageAccount[]>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    const gone = new AbortController();
    askPage(id, gone.signal).then(
      (found) => {
        if (!gone.signal.aborted) setAccounts(found);
      },
      (error: Error) => {
        if (!gone.signal.aborted) setTrouble(error);
      },
    );
    return () => gone.abort();
  }, [id, attempt]);

  if (trouble instanceof NoPage)
    return (
      <>
        <h1 className="h2">{trouble.message}</h1>
        <p className="quiet">{said.noneAfter}</p>
        <p className="actions">
          <Link className="button primary" to="/check">
            {said.checkOne}
          </Link>
        </p>
      </>
    );
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className="h2">{said.heading}</h1>
          <p className="quiet prose">{said.lead}</p>
        </div>
        <div className={styles.seal} aria-hidden="true">
          <SealsAlign id={id} size={160} />
        </div>
      </header>
      {trouble && (
        <Trouble
          words={trouble.message}
          again={() => {
            setTrouble(undefined);
            setAttempt((n) => n + 1);
          }}
        />
      )}
      {!accounts && !trouble && (
        <p className="quiet asking" role="status">
          {said.asking}
        </p>
      )}
      {accounts && (
        <>
          <List accounts={accounts} />
          <IsItListed accounts={accounts} />
        </>
      )}
    </>
  );
}

function List({ accounts }: { accounts: readonly PageAccount[] }) {
  const links = useLinks();
  return (
    <table role="table" className={`ledger ${styles.list}`}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(said.columns).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {accounts.map(({ platform, handle, confirmedSince, lastCheckedOn }) => {
          const address = links.profile({ platform, handle });
          const shown = (
            <span className="handle">
              <ShownText text={handle} />
            </span>
          );
          return (
            <tr role="row" key={`${platform} ${handle}`}>
              <th role="rowheader" scope="row">
                {platformTable[platform].name}
              </th>
              <td role="cell">
                {address ? (
                  <a href={address} rel="noreferrer">
                    {shown}
                  </a>
                ) : (
                  shown
                )}
              </td>
              <td role="cell" data-of={said.columns.since}>
                {utcDay(confirmedSince)}
              </td>
              <td role="cell" data-of={said.columns.checked}>
                {utcDay(lastCheckedOn)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
