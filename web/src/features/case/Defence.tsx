import { Link } from 'react-router-dom';
import type { caseContract } from '#domain/contract/case';
import { displayName } from '#domain/account/user';
import { platformTable } from '#domain/platform/platform-table';
import { utcMoment } from '#domain/utc';
import { Blank } from '../../ui/page/Blank.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useUser } from '../account/api.ts';
import { download } from '../../lib/download.ts';
import { words } from './words.ts';
import type * as z from 'zod';
import styles from './Defence.module.css';

type Proofs = z.output<(typeof caseContract)['export-proofs']['response']>;

/** Dated proofs of the person's own accounts, as a page to print and a file to hand in. */
export function Defence({ proofs }: { proofs: Proofs }) {
  const { accounts, name, exportedAt, file, sha256 } = proofs;
  const { data: user } = useUser();
  if (accounts.length === 0)
    return (
      <Blank title={words.defence.none.title} words={words.defence.none.words}>
        <p className="actions">
          <Link className="button primary" to="/connections/social" state={{ prove: true }}>
            {words.defence.none.prove}
          </Link>
        </p>
      </Blank>
    );
  return (
    <>
      {user && !displayName(user) && (
        <p className="note no-print">
          {words.defence.nameless[0]}
          <Link to="/settings/profile">{words.defence.nameless[1]}</Link>
          {words.defence.nameless[2]}
        </p>
      )}
      <article className="sheet" aria-labelledby="proofs">
        <div className="sheet-head">
          <h2 className="h3" id="proofs">
            {words.defence.title(name)}
          </h2>
          <span className="small quiet num">{utcMoment(Date.parse(exportedAt))}</span>
        </div>
        <ul className={styles.proofs}>
          {accounts.map(({ platform, handle, pageUrl, statement, since, lastCheckedAt, checkPath }) => (
            <li key={`${platform} ${handle}`}>
              <h3 className="h4">
                <span className="handle">{handle}</span> {words.defence.on(platformTable[platform].name)}
              </h3>
              <p>{statement}.</p>
              <p className="small quiet">
                <span className="handle">{pageUrl}</span>
              </p>
              <p className="small quiet num">
                {words.defence.proven(
                  utcMoment(Date.parse(since)),
                  lastCheckedAt ? utcMoment(Date.parse(lastCheckedAt)) : undefined,
                )}
              </p>
              {checkPath && (
                <p className="small">
                  {words.defence.check}
                  <Link to={checkPath}>{`${location.origin}${checkPath}`}</Link>
                </p>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <p className="label">{words.defence.hash}</p>
          <p className="handle">{sha256}</p>
        </div>
      </article>
      <p className="actions no-print">
        <button
          type="button"
          className="button primary"
          onClick={() => download(`countersign-proofs-${exportedAt.slice(0, 10)}.json`, file)}
        >
          {words.defence.download}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {words.defence.print}
        </button>
        <CopyButton text={sha256} label={words.defence.copyHash} />
      </p>
    </>
  );
}
