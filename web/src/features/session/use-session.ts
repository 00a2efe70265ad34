import { useEffect, useSyncExternalStore } from 'react';
import { checkSession, currentSession, watchSession, type Session } from './session.ts';

const atFirst: Session = { status: 'configuring' };
/** Where a page is drawn ahead of time, and in its first drawing in the browser. */
const nobodyYet = () => atFirst;

/** The auth status; asks again whenever a page that depends on it opens. */
export function useSession(): Session {
  const session = useSyncExternalStore(watchSession, currentSession, nobodyYet);
  useEffect(() => {
    if (currentSession().status !== 'authenticated') void checkSession();
  }, []);
  return session;
}

/** Who is signed in, below the gate. Throws above it. */
export function useSignedIn(): { userId: string; email: string } {
  const session = useSyncExternalStore(watchSession, currentSession);
  if (session.status !== 'authenticated') throw new Error('Only below the gate.');
  return session;
}
