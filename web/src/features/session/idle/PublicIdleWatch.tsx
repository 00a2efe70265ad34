import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { queries } from '../../../lib/api/queries.ts';
import { useSession } from '../use-session.ts';
import { IdleWatch } from './IdleWatch.tsx';

/**
 * On the public pages: whoever is signed in may be away there as well. The page that signs out is left alone: asking there who
 * is signed in, with tokens that are being revoked meanwhile, is refused.
 */
export default function PublicIdleWatch() {
  return useLocation().pathname === '/auth/logout' ? null : <Watch />;
}

function Watch() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <QueryClientProvider client={queries}>
      <IdleWatch />
    </QueryClientProvider>
  );
}
