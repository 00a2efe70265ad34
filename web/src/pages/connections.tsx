import { Link, Navigate, useParams } from 'react-router-dom';
import { SocialAccounts } from '../features/accounts/SocialAccounts.tsx';
import { useUser } from '../features/user/api.ts';
import { AppPage } from '../ui/AppPage.tsx';
import { Skeleton, Trouble } from '../ui/Trouble.tsx';
import NotFound from './not-found.tsx';

/** Connections: the accounts that are mine, and the people I know. */
export default function Connections() {
  const { '*': part = '' } = useParams();
  const user = useUser();
  if (part === '') return <Navigate to="/connections/social" replace />;
  if (part === 'people')
    return (
      <AppPage title="People" lead="Verified people who know you can vouch for you; it raises your score.">
        <p className="prose">
          Asking and answering is being prepared; nobody can be added here yet. Until then, your{' '}
          <Link to="/connections/social">social accounts</Link> raise the score.
        </p>
      </AppPage>
    );
  if (part !== 'social') return <NotFound />;
  return (
    <AppPage title="Social accounts" lead="The accounts that are yours. We look for accounts that copy them.">
      {user.data ? (
        <SocialAccounts user={user.data} />
      ) : user.error ? (
        <Trouble words={user.error.message} again={() => void user.refetch()} />
      ) : (
        <Skeleton />
      )}
    </AppPage>
  );
}
