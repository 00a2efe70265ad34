import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { utcDay } from '#domain/utc';
import { useLinks } from '../../../lib/use-links.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { Trouble } from '../../../ui/Trouble.tsx';
import { SealsAlign } from '../../proof/SealsAlign.tsx';
import { askPage, NoPage, type Page, type PageAccount, type PageBusiness } from './ask-page.ts';
import { IsItListed } from './IsItListed.tsx';
import { againWords } from '../checked-again.ts';
import { words } from '../words.ts';
import styles from './AccountsPage.module.css';

const said = words.page;

/** Every account that one person, or one business, has proven and shows, and a field that tells whether another one is among them. */
export function AccountsPage({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState<Page>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    const gone = new AbortController();
    askPage(id, gone.signal).then(
      (found) => {
        if (!gone.signal.aborted) setPage(found);
      },
      (error: Error) => {
        if (!gone.signal.aborted) setTrouble(error);
      },
    );
    return () => gone.abort();
  }, [id, attempt]);

  if (trouble instanceof NoPage) return <Nothing title={trouble.message} words={said.noneAfter} />;
  if (page?.paused) return <Nothing title={said.paused} words={said.pausedAfter} />;
  const about = page?.accounts.length === 1 ? said.one : said.several;
  const platforms = page?.accounts.map(({ platform }) => platform) ?? [];
  return (
    <>
      <header className={styles.head}>
        {page?.business ? (
          <OfBusiness {...page.business} logo={page.logo} platforms={platforms} />
        ) : (
          <div>
            {/* Until the answer is here, nothing is said of a page that may not exist. */}
            <h1 className="h2">{page ? about.heading : said.title}</h1>
            {page && <p className="quiet prose">{about.lead(againWords(platforms))}</p>}
          </div>
        )}
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
      {!page && !trouble && (
        <p className="quiet asking" role="status">
          {said.asking}
        </p>
      )}
      {page && (
        <>
          <List accounts={page.accounts} />
          <IsItListed accounts={page.accounts} domain={page.business?.domain} />
        </>
      )}
    </>
  );
}

/** A page without a list: what else can be done here. */
const Nothing = ({ title, words: text }: { title: string; words: string }) => (
  <>
    <h1 className="h2">{title}</h1>
    <p className="quiet">{text}</p>
    <p className="actions">
      <Link className="button primary" to="/check">
        {said.checkOne}
      </Link>
    </p>
  </>
);

/** Whose page it is: the domain that is proven, and a name only where the domain says it, too. */
const OfBusiness = ({
  domain,
  name,
  provenSince,
  lastCheckedOn,
  logo,
  platforms,
}: PageBusiness & Pick<Page, 'logo'> & { platforms: readonly Platform[] }) => (
  <div>
    {logo && (
      <img
        className="portrait"
        src={`data:${logo.contentType};base64,${logo.base64}`}
        alt={said.business.logo(domain)}
      />
    )}
    <h1 className="h2">
      {said.business.heading(platforms.length)} <ShownText text={domain} />
    </h1>
    <p className="quiet prose">{said.business.lead(name, domain, platforms.length, againWords(platforms))}</p>
    <p className="small">
      <Mark kind="done">{said.business.domain(utcDay(provenSince), utcDay(lastCheckedOn))}</Mark>
    </p>
  </div>
);

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
