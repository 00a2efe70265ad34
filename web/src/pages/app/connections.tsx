import { Navigate, useParams } from 'react-router-dom';
import { useSeen } from '../../features/message/api.ts';
import { useLiveConnections } from '../../features/people/live.ts';
import { People } from '../../features/people/People.tsx';
import { useLeftOutSince } from '../../features/proof/api.ts';
import { MyAccounts } from '../../features/scan/finding/mine/MyAccounts.tsx';
import { NextLook } from '../../features/scan/next/NextLook.tsx';
import { useUser } from '../../features/account/api.ts';
import { AppPage } from '../../ui/page/AppPage.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import NotFound from '../../layout/not-found.tsx';
import { words } from './words.ts';

const said = words.connections;

/** News of people lead here: whoever looks has seen them. */
function SeenPeople() {
  useSeen('/connections/people');
  return <People leftOut={useLeftOutSince() !== undefined} />;
}

/** Connections: the accounts that are mine, and the people I know. */
export default function Connections() {
  const { '*': part = '' } = useParams();
  const user = useUser();
  useLiveConnections();
  if (part === '') return <Navigate to="/connections/social" replace />;
  if (part !== 'people' && part !== 'social') return <NotFound />;
  const missing = user.error ? (
    <Trouble words={user.error.message} again={() => void user.refetch()} />
  ) : (
    <Skeleton />
  );
  if (part === 'people')
    return (
      <AppPage title={said.people} lead={said.peopleLead}>
        {user.data ? <SeenPeople /> : missing}
      </AppPage>
    );
  return (
    <AppPage title={said.social} lead={said.socialLead}>
      {user.data ? <MyAccounts user={user.data} /> : missing}
      {user.data?.socialMediaAccounts?.length ? <NextLook /> : null}
    </AppPage>
  );
}
