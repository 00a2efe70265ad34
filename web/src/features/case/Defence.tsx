import { Link } from 'react-router-dom';
import type { caseContract } from '#domain/contract/case';
import { platformTable } from '#domain/platform/platform-table';
import { utcMoment } from '../../lib/when.ts';
import { Blank } from '../../ui/page/Blank.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { download } from '../../lib/download.ts';
import type * as z from 'zod';
import styles from './Defence.module.css';

type Proofs = z.output<(typeof caseContract)['export-proofs']['response']>;

/** Dated proofs of the person's own accounts, as a page to print and a file to hand in. */
export function Defence({ proofs }: { proofs: Proofs }) {
  const { accounts, name, exportedAt, file, sha256 } = proofs;
  if (accounts.length === 0)
    return (
      <Blank
        title="Nothing is proven yet"
        words="A proof says how long you have controlled an account. It is worth most if you made it before anyone reported you."
      >
        <p className="actions">
          <Link className="button primary" to="/connections/social" state={{ prove: true }}>
            Prove an account
          </Link>
        </p>
      </Blank>
    );
  return (
    <>
      <article className="sheet" aria-labelledby="proofs">
        <div className="sheet-head">
          <h2 className="h3" id="proofs">
            Accounts of {name}
          </h2>
          <span className="small quiet num">{utcMoment(Date.parse(exportedAt))}</span>
        </div>
        <ul className={styles.proofs}>
          {accounts.map(({ platform, handle, pageUrl, statement, since, lastCheckedAt, checkPath }) => (
            <li key={`${platform} ${handle}`}>
              <h3 className="h4">
                <span className="handle">{handle}</span> on {platformTable[platform].name}
              </h3>
              <p>{statement}.</p>
              <p className="small quiet">
                <span className="handle">{pageUrl}</span>
              </p>
              <p className="small quiet num">
                Proven {utcMoment(Date.parse(since))}
                {lastCheckedAt && `, last checked ${utcMoment(Date.parse(lastCheckedAt))}`}
              </p>
              {checkPath && (
                <p className="small">
                  Anyone can check it: <Link to={checkPath}>{`${location.origin}${checkPath}`}</Link>
                </p>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <p className="label">SHA-256 of the file with these lines</p>
          <p className="handle">{sha256}</p>
        </div>
      </article>
      <p className="actions no-print">
        <button
          type="button"
          className="button primary"
          onClick={() => download(`countersign-proofs-${exportedAt.slice(0, 10)}.json`, file)}
        >
          Download the file
        </button>
        <button type="button" className="button" onClick={() => print()}>
          Print this page
        </button>
        <CopyButton text={sha256} label="Copy the SHA-256" />
      </p>
    </>
  );
}
