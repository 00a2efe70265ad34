import { Link } from 'react-router-dom';
import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { CompareYourself } from '../CompareYourself.tsx';
import { likeUnproven } from './like-unproven.ts';
import styles from './LikeUnproven.module.css';
import { words } from './words.ts';

const { notCompared } = words;

/** Where nobody can say yet whose accounts are, since they look like one of the person's own which isn't proven: what would tell. */
export function LikeUnproven({ findings }: { findings: readonly Finding[] }) {
  const like = likeUnproven(findings);
  if (!like) return null;
  const { name, proves } = platformTable[like.account.platform];
  return (
    <p className={`note seal-note ${styles.between}`}>
      {notCompared.like(like.count, like.account.handle, name)}{' '}
      {proves === 'this URL' ? (
        <>
          <Link to="/connections/social" state={{ prove: true }}>
            {notCompared.prove(1)}
          </Link>
          {notCompared.then}
        </>
      ) : (
        <>
          <CompareYourself
            yours={like.account}
            theirs={like.theirs}
            label={notCompared.compare(like.count)}
            className="link-like"
          />
          .
        </>
      )}
    </p>
  );
}
