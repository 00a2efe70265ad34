import { Link, useParams } from 'react-router-dom';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseAccount } from '#domain/platform/platforms';
import { AskForm } from '../../features/check/AskForm.tsx';
import { Certificate } from '../../features/check/Certificate.tsx';
import { useTitle } from '../../lib/title.ts';
import NotFound from '../../layout/not-found.tsx';
import styles from './Check.module.css';
import { words } from './words.ts';

const { check } = words;

/** `/check/<platform>/<handle>`: what anyone may learn of one handle. `/check` alone asks which. */
export default function CheckPage() {
  const { '*': path = '' } = useParams();
  const [name = '', ...rest] = path.split('/').filter(Boolean);
  const platform = Platform.options.find((known) => known.toLowerCase() === name.toLowerCase());
  const handle = rest.length === 1 ? rest[0]!.trim().replace(/^@/, '') : '';
  const known = platform && parseAccount(platform, handle) ? { platform, handle } : undefined;
  useTitle(known ? check.of(known.handle, platformTable[known.platform].name) : check.title);
  if (name !== '' && !known) return <NotFound />;
  return (
    <div className={`wrap narrow ${styles.page}`}>
      {known ? (
        <Certificate key={path} {...known} />
      ) : (
        <>
          <h1 className="h2">{check.title}</h1>
          <p className="quiet">{check.lead}</p>
          <AskForm />
          <p className="small quiet">
            {check.imitated[0]}
            <Link to="/compare">{check.imitated[1]}</Link>
          </p>
        </>
      )}
    </div>
  );
}
