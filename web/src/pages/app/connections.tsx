import { Navigate, useParams } from 'react-router-dom';
import { People } from '../../features/people/People.tsx';
import { OwnAccounts } from '../../features/proof/OwnAccounts.tsx';
import { NextLook } from '../../features/scan/NextLook.tsx';
import { useUser } from '../../features/account/api.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';

/** Connections: the accounts that are mine, and the people I know. */
export default function Connections() {
  const { '*': part = '' } = useParams();
  const user = useUser();
  if (part === '') return <Navigate to="/connections/social" replace />;
  if (part !== 'people' && part !== 'social') return <NotFound />;
  const missing = user.error ? (
    <Trouble words={user.error.message} again={() => void user.refetch()} />
  ) : (
    <Skeleton />
  );
  if (part === 'people')
    return (
      <AppPage
        title="People"
        lead="Verified people who know you raise your score, and can vouch for an account of yours."
      >
        {user.data ? <People /> : missing}
      </AppPage>
    );
  return (
    <AppPage title="Social accounts" lead="The accounts that are yours. We look for accounts that copy them.">
      {user.data ? <OwnAccounts user={user.data} /> : missing}
      {user.data?.socialMediaAccounts?.length ? <NextLook /> : null}
    </AppPage>
  );
}
