import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { chunk } from '../lib/chunk.ts';
import { useSeemsSignedIn } from '../lib/seems-signed-in.ts';
import { Footer } from '../ui/page/Footer.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const PublicIdleWatch = lazy(() => chunk(() => import('../features/session/idle/PublicIdleWatch.tsx')));

/** Every page that needs no account. */
export default function PublicLayout() {
  const signedIn = useSeemsSignedIn();
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {signedIn && (
        <Suspense>
          <PublicIdleWatch />
        </Suspense>
      )}
    </>
  );
}
