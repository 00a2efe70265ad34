import { QueryClientProvider } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { useSession } from './use-session.ts';
import { IdleWatch } from './idle/IdleWatch.tsx';

/** On the public pages: whoever is signed in may be away there as well. */
export default function PublicIdleWatch() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <QueryClientProvider client={queries}>
      <IdleWatch />
    </QueryClientProvider>
  );
}
