import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { chunk } from '../../lib/chunk.ts';
import { Footer } from '../../ui/page/Footer.tsx';
import { Masthead } from '../../ui/page/Masthead.tsx';
import type { FirstScreen } from './sign-in/SignInScreen.tsx';
import { takeNext } from './after-provider.ts';
import { useSession } from './use-session.ts';
import { fromAddress, takeWanted } from './wanted-page.ts';
import { words as screen } from './gate-words.ts';

const SignInScreen = lazy(() => chunk(() => import('./sign-in/SignInScreen.tsx')));

const Waiting = () => (
  <p className="waiting" role="status">
    {screen.loading}
  </p>
);

/** Who comes here without having signed in is new, most likely, unless they were only away. */
const TO_BEGIN = /^\/(?:(?:business-)?onboarding|cases\/new)(?:\/|$)/;

/** The dashboard leads on whoever has only a business. */
export const JUST_IN = { signedIn: true };

const FORMS = /^\/(?:login|auth)(?:\/|$)/;

/** Whoever turned back at a provider is where they came from again; what the provider said stands above the form there. */
function useTurnedBack(isOut: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOut || !new URLSearchParams(search).has('error')) return;
    const back = fromAddress(search);
    if (back) void navigate(back.page, { replace: true, state: { newcomer: back.newcomer } });
  }, [isOut, search, navigate]);
}

interface Props {
  first?: FirstScreen;
  /** What stands there in place of the authenticator, from the start; open once it is known that nobody is signed in. */
  entrance?: ComponentType<{ first: FirstScreen; open: boolean }>;
  children: ReactNode;
}

/**
 * Lets signed-in people through; everybody else meets the authenticator, on the sign-up tab where `first` says so, or the link that led
 * here (`state={{ newcomer: true }}`).
 */
export function Gate({ first, entrance: Entrance, children }: Props) {
  const session = useSession();
  const { pathname, state } = useLocation();
  const { newcomer, away } = (state ?? {}) as { newcomer?: boolean; away?: boolean };
  const isNew = !away && (newcomer ?? TO_BEGIN.test(pathname));
  const navigate = useNavigate();
  const before = useRef<typeof session.status>(undefined);
  useEffect(() => {
    // The form is gone, and the focus with it.
    if (session.status === 'authenticated' && before.current === 'unauthenticated')
      document.getElementById('main')?.focus({ preventScroll: true });
    // It begins at its top, however far down the page was read that it stands in for.
    if (session.status === 'unauthenticated' && before.current === 'authenticated') scrollTo({ top: 0 });
    before.current = session.status;
    if (session.status !== 'authenticated') return;
    takeNext(); // of a sign-out that never came back
    // The pages of signing in lead to the dashboard, as every provider does.
    const wanted = takeWanted();
    if (wanted && FORMS.test(wanted.page)) void navigate('/dashboard', { replace: true, state: JUST_IN });
    else if (wanted) void navigate(wanted.page, { replace: true });
  }, [session.status, navigate]);
  useTurnedBack(session.status === 'unauthenticated');
  if (session.status === 'authenticated') return children;
  return (
    <>
      <Masthead />
      <main id="main" tabIndex={-1} className="filled">
        {session.status === 'configuring' && !Entrance && <Waiting />}
        {session.status !== 'failed' && Entrance && first && (
          <Entrance first={first} open={session.status === 'unauthenticated'} />
        )}
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
        {session.status === 'unauthenticated' && !Entrance && (
          <Suspense fallback={<Waiting />}>
            <SignInScreen first={first ?? (isNew ? 'signUp' : 'signIn')} />
          </Suspense>
        )}
      </main>
      <Footer short />
    </>
  );
}
