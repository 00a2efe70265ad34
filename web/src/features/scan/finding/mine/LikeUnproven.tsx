import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { CompareYourself } from '../CompareYourself.tsx';
import { type Like, likeUnproven } from './like-unproven.ts';
import styles from './LikeUnproven.module.css';
import { words } from './words.ts';

const { notCompared } = words;

/** Where nobody can say yet whose accounts are, since they look like one of the person's own which isn't proven: what would tell. */
export function LikeUnproven({ findings }: { findings: readonly Finding[] }) {
  const like = likeUnproven(findings);
  if (!like) return null;
  const { count, account } = like;
  return (
    <p className={`note seal-note ${styles.between}`}>
      {notCompared.like(count, account.handle, platformTable[account.platform].name)} <WhatTells {...like} />
    </p>
  );
}

/** Of a copy that was found beside another account: whose handle it has. */
export function CopyLikeUnproven({ finding }: { finding: Finding }) {
  const { likeUnproven: account, theirs } = finding;
  if (!account) return null;
  return (
    <p className="note">
      {notCompared.likeToo(account.handle, platformTable[account.platform].name)}{' '}
      <WhatTells {...{ account, theirs, count: 1 }} />
    </p>
  );
}

function WhatTells({ account, theirs, count }: Like) {
  return (
    <>
      {platformTable[account.platform].proves === 'this URL' ? (
        <>
          <Link to="/connections/social" state={{ prove: true }}>
            {notCompared.prove(1)}
          </Link>
          {notCompared.then}
        </>
      ) : (
        <>
          <CompareYourself
            yours={account}
            theirs={theirs}
            label={notCompared.compare(count)}
            className="link-like"
          />
          .
        </>
      )}
    </>
  );
}
