import { Link } from 'react-router-dom';
import { accountHandle } from '#domain/social-account';
import { platformTable } from '#domain/platform-table';
import { displayName, type User } from '#domain/user';
import { Mark } from '../../ui/Mark.tsx';
import { Seal } from '../../ui/Seal.tsx';

/** Two letters for the seal: of the name, else of the address. */
export const initials = (user: User): string =>
  (displayName(user) ?? user.accountEmail)
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Verified: at least one account of theirs is proven. */
export const isVerified = (user: User): boolean =>
  (user.socialMediaAccounts ?? []).some((account) => account.verifiedAt);

/** The details a person gave, whether they are verified, their accounts. */
export function ProfilePanel({ user }: { user: User }) {
  const accounts = user.socialMediaAccounts ?? [];
  const verified = isVerified(user);
  const emails = user.emails?.length ? user.emails : [{ emailAddress: user.accountEmail, verifiedAt: null }];
  return (
    <section className="part" aria-labelledby="profile" id="profile-panel">
      <div className="head">
        <h2 className="h4" id="profile">
          Profile
        </h2>
        <Link className="small" to="/settings/profile">
          Edit
        </Link>
      </div>
      <div className="holder">
        <span className={verified ? 'stamp' : undefined}>
          <Seal id={user.id} size={104} initials={initials(user)} />
        </span>
        <div className="holder-words">
          <p className="h3">{displayName(user) ?? <Link to="/settings/profile">Add your name</Link>}</p>
          <p>{verified ? <Mark kind="done">Verified</Mark> : <Mark kind="wait">Unverified</Mark>}</p>
        </div>
      </div>
      <dl className="data one">
        {emails.map(({ emailAddress, verifiedAt }) => (
          <div key={emailAddress}>
            <dt>E-mail{verifiedAt ? ', confirmed' : ''}</dt>
            <dd>{emailAddress}</dd>
          </div>
        ))}
      </dl>
      {accounts.length > 0 ? (
        <ul className="accounts" aria-label="Your accounts">
          {accounts.map((account) => (
            <li key={account.platform + account.pageUrl}>
              <span className="where">
                <span className="quiet">{platformTable[account.platform].name}</span>{' '}
                <span className="handle">{accountHandle(account) ?? account.pageUrl}</span>
              </span>
              {account.verifiedAt ? (
                <Mark kind="done">
                  {platformTable[account.platform].proves === 'this URL' ? 'Verified' : 'Declared'}
                </Mark>
              ) : (
                <Mark kind="wait">Unverified</Mark>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="small none-yet">
          No accounts yet. <Link to="/connections/social">Add one</Link>
        </p>
      )}
    </section>
  );
}
