import { Link } from 'react-router-dom';
import type { AccountProof } from '#domain/proof/proof';
import { accountHandle, type SocialAccount } from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import { displayName, type User } from '#domain/account/user';
import { Part } from '../../ui/page/Part.tsx';
import { Holder } from '../../ui/page/Holder.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ProofMarks } from '../proof/ProofMarks.tsx';
import { isVerified } from '../account/own-seal.ts';
import { Portrait } from '../account/Portrait.tsx';
import { words } from './words.ts';
import styles from './ProfilePanel.module.css';

const said = words.profile;

/** Letters that fit on two lines beside the picture. */
const LONG = 32;

interface Props {
  user: User;
  /** How each account stands, as the server says it; until then the record says Verified or Unverified. */
  proofs?: readonly AccountProof[] | undefined;
  /** The people they are connected with. */
  people?: { connected: number; asking: number } | undefined;
}

/** The details a person gave, whether they are verified, their accounts and connections. */
export function ProfilePanel({ user, proofs, people }: Props) {
  const proofOf = (account: SocialAccount) =>
    proofs?.find(
      ({ platform, handle }) => platform === account.platform && handle === accountHandle(account),
    );
  const accounts = user.socialMediaAccounts ?? [];
  const verified = isVerified(user);
  const name = displayName(user);
  const emails = user.emails?.length ? user.emails : [{ emailAddress: user.accountEmail, verifiedAt: null }];
  return (
    <Part
      title={said.title}
      name="profile"
      id="profile-panel"
      aside={
        <Link className="small" to="/settings/profile">
          {said.edit}
        </Link>
      }
    >
      <Holder picture={<Portrait user={user} size={104} alt={said.picture} />}>
        <p className={(name?.length ?? 0) > LONG ? `h3 ${styles.long}` : 'h3'}>
          {name ?? <Link to="/settings/profile">{said.addName}</Link>}
        </p>
        <p>
          {verified ? <Mark kind="done">{said.verified}</Mark> : <Mark kind="wait">{said.unverified}</Mark>}
        </p>
      </Holder>
      <dl className={`data ${styles.addresses}`}>
        {emails.map(({ emailAddress, verifiedAt }) => (
          <div key={emailAddress}>
            <dt>{verifiedAt ? said.emailConfirmed : said.email}</dt>
            <dd>{emailAddress}</dd>
          </div>
        ))}
      </dl>
      {accounts.length > 0 ? (
        <ul className={styles.accounts} aria-label={said.accounts}>
          {accounts.map((account) => (
            <li key={account.platform + account.pageUrl}>
              <span className="where">
                <span className="quiet">{platformTable[account.platform].name}</span>{' '}
                <span className="handle">{accountHandle(account) ?? account.pageUrl}</span>
              </span>
              {accountMark(account, proofOf(account))}
            </li>
          ))}
        </ul>
      ) : (
        <p className={`small ${styles.next}`}>
          {said.noAccounts} <Link to="/connections/social">{said.add}</Link>
        </p>
      )}
      {people && (
        <p className={`small ${styles.next}`}>
          <Link to="/connections/people">
            {said.connected(people.connected)}
            {said.asking(people.asking)}
          </Link>
        </p>
      )}
    </Part>
  );
}

const accountMark = ({ verifiedAt }: SocialAccount, proof: AccountProof | undefined) =>
  proof && (proof.inReview || proof.status !== 'Verified') ? (
    <span>
      <ProofMarks account={{ ...proof, words: proof.words.replace(/ since [^.]+/, ''), note: null }} />
    </span>
  ) : verifiedAt ? (
    <Mark kind="done">{said.verified}</Mark>
  ) : (
    <Mark kind="none">{said.unverified}</Mark>
  );
