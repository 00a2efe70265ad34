import { Navigate, useParams } from 'react-router-dom';
import { useUser } from '../features/user/api.ts';
import { NamesForm } from '../features/user/NamesForm.tsx';
import { AppPage } from '../ui/AppPage.tsx';
import { Skeleton, Trouble } from '../ui/Trouble.tsx';
import NotFound from './not-found.tsx';

const LATER: Record<string, string> = { emails: 'E-mail addresses', phones: 'Phone numbers' };

/** Settings: names today; addresses, numbers and alerts when they can be changed here. */
export default function Settings() {
  const { '*': part = '' } = useParams();
  const user = useUser();
  if (part === '') return <Navigate to="/settings/profile" replace />;
  const later = LATER[part];
  if (later)
    return (
      <AppPage title={later}>
        <p className="prose">
          Adding and confirming more of them is being prepared; nothing can be changed here yet.
        </p>
      </AppPage>
    );
  if (part !== 'profile') return <NotFound />;
  return (
    <AppPage title="Profile" lead="Names are compared with the names that other accounts show.">
      {user.data ? (
        <NamesForm user={user.data} key={user.data.updatedAt} />
      ) : user.error ? (
        <Trouble words={user.error.message} again={() => void user.refetch()} />
      ) : (
        <Skeleton />
      )}
    </AppPage>
  );
}
