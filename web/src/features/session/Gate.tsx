import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { chunk } from '../../lib/chunk.ts';
import { Footer } from '../../ui/page/Footer.tsx';
import { Masthead } from '../../ui/page/Masthead.tsx';
import styles from './Gate.module.css';
import type { FirstScreen } from './sign-in/SignInScreen.tsx';
import { useSession } from './use-session.ts';
import { words } from './words.ts';

const { screen } = words;

const SignInScreen = lazy(() => chunk(() => import('./sign-in/SignInScreen.tsx')));

const Waiting = () => (
  <p className="waiting" role="status">
    {screen.loading}
  </p>
);

/** Who comes here without having signed in is new, most likely. */
const SIGN_UP = /^\/(?:onboarding|cases\/new)(?:\/|$)/;

/** Lets signed-in people through; everybody else meets the authenticator, on the sign-up tab where `first` says so. */
export function Gate({ first, children }: { first?: FirstScreen; children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'authenticated') return children;
  return (
    <>
      <Masthead />
      <main id="main" tabIndex={-1} className={styles.filled}>
        {session.status === 'configuring' && <Waiting />}
        {session.status === 'failed' && (
          <div className="wrap narrow plain-page">
            <h1 className="h2">{session.words}</h1>
            <p className="actions">
              <button type="button" className="button primary" onClick={() => location.reload()}>
                {screen.tryAgain}
              </button>
            </p>
          </div>
        )}
        {session.status === 'unauthenticated' && (
          <Suspense fallback={<Waiting />}>
            <SignInScreen first={first ?? (SIGN_UP.test(pathname) ? 'signUp' : 'signIn')} />
          </Suspense>
        )}
      </main>
      <Footer short />
    </>
  );
}
