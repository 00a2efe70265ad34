import { Link, useParams } from 'react-router-dom';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { parseAccount, parseProfileLink } from '#domain/platform/platforms';
import { AskForm } from '../../features/check/AskForm.tsx';
import { Certificate } from '../../features/check/Certificate.tsx';
import { useTitle } from '../../lib/title.ts';
import NotFound from '../../layout/not-found.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { Clause } from '../../ui/Clause.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './Check.module.css';
import { words } from './words.ts';

const { check } = words;

/** `/check/<platform>/<handle>`: what anyone may learn of one handle. `/check` alone asks which. */
export default function CheckPage() {
  const { '*': path = '' } = useParams();
  const [name = '', ...rest] = path.split('/').filter(Boolean);
  const platform = Platform.options.find((known) => known.toLowerCase() === name.toLowerCase());
  const handle = rest.length === 1 ? rest[0]!.trim().replace(/^@/, '') : '';
  const known = platform && isAccount(platform, handle) ? { platform, handle } : undefined;
  if (known) return <Known key={path} {...known} />;
  return name === '' ? <Ask /> : <NotFound />;
}

/** A short name may stand in a link, though nobody would type it for a handle. */
const isAccount = (platform: Platform, handle: string): boolean =>
  !!parseAccount(platform, handle) ||
  (parseProfileLink(platformTable[platform].page(handle))?.platform === platform && /^[\w.-]+$/.test(handle));

function Known(account: { platform: Platform; handle: string }) {
  useTitle(check.of(account.handle, platformTable[account.platform].name));
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Certificate {...account} />
    </div>
  );
}

/** Where a sign-in only tells that somebody has an account, and nobody can say which. */
const unprovable = new Intl.ListFormat('en-GB').format(
  Platform.options
    .map((platform) => platformTable[platform])
    .filter(({ proves }) => proves !== 'this URL')
    .map(({ name }) => name)
    .sort(),
);

/** `/check` alone: which account, and what may come of it. */
const Ask = () => (
  <PublicPage title={check.title} lead={check.lead}>
    <Clause title={check.which}>
      <div className="stack-small">
        <AskForm />
        <p className="small quiet">
          {check.imitated[0]}
          <Link to="/compare">{check.imitated[1]}</Link>
        </p>
      </div>
    </Clause>
    <Clause title={check.answers}>
      <ul className={styles.answers}>
        {check.can.map(([kind, name, text]) => (
          <li key={kind}>
            <Mark kind={kind}>{name}</Mark>
            <span className="small quiet">{text}</span>
          </li>
        ))}
      </ul>
    </Clause>
    <Clause title={check.yours[0]}>
      <div className="stack-small">
        <p className="prose">
          <Link to="/auth/signup">{check.yours[1]}</Link>
          {check.yours[2]}
        </p>
        <p className="small quiet">{check.yours[3](unprovable)}</p>
      </div>
    </Clause>
  </PublicPage>
);
