import { fetchAuthSession, getCurrentUser, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { typedBy } from '../../lib/form/typed-here.ts';
import { configured } from './amplify.ts';
import { words as screen } from './gate-words.ts';

/** The auth status of the specification: configuring, authenticated, or unauthenticated for all else. */
export type Session =
  | { status: 'configuring' }
  | { status: 'unauthenticated' }
  | { status: 'authenticated'; userId: string; email: string }
  | { status: 'failed'; words: string };

let session: Session = { status: 'configuring' };
const listeners = new Set<() => void>();
/** Who was signed in last, in this tab since it was loaded. */
let last: string | undefined;
const onOther = new Set<() => void>();
/** Calls whenever somebody else than before is signed in, before anything of theirs is drawn: what was loaded is not for them. */
export const onOtherUser = (forget: () => void): void => void onOther.add(forget);

export const currentSession = (): Session => session;

function set(next: Session): void {
  if (next.status === 'authenticated') {
    if (last !== undefined && last !== next.userId) for (const forget of onOther) forget();
    last = next.userId;
    typedBy(next.userId);
  }
  session = next;
  for (const listener of listeners) listener();
}

/** Asks Amplify who is signed in. Called when a protected page opens and whenever something about sign-in changed. */
export async function checkSession(): Promise<Session> {
  try {
    await configured();
  } catch (error) {
    console.error(error);
    // Of the browser, when the network did not answer; anything else is an answer that cannot be used.
    set({ status: 'failed', words: error instanceof TypeError ? screen.offline : screen.unconfigured });
    return session;
  }
  try {
    const { userId } = await getCurrentUser();
    const { tokens } = await fetchAuthSession();
    const email = tokens?.idToken?.payload['email'];
    if (!tokens) throw new Error('No tokens.');
    set({ status: 'authenticated', userId, email: typeof email === 'string' ? email : '' });
  } catch (error) {
    // Offline is not signed out: whoever was signed in stays so until the network says otherwise. Only tokens make us ask: a
    // sign-in form here would refuse whom it already knows.
    if (isNetworkError(error)) {
      if (session.status !== 'authenticated') set({ status: 'failed', words: screen.offline });
      return session;
    }
    // Ended from elsewhere: tokens that nobody accepts any more would keep the sign-in screen from asking.
    if (error instanceof Error && ENDED.includes(error.name)) await signOut().catch(() => {});
    set({ status: 'unauthenticated' });
  }
  return session;
}

/** How the identity service refuses tokens that were revoked, and those of somebody who was deleted. */
const ENDED = ['NotAuthorizedException', 'UserNotFoundException'];

const isNetworkError = (error: unknown): boolean => error instanceof Error && error.name === 'NetworkError';

/** Subscribes to the status and keeps it true: sign-in events, token refreshes, another tab signing out. */
export function watchSession(changed: () => void): () => void {
  listeners.add(changed);
  const stopHub = Hub.listen('auth', ({ payload }) => {
    switch (payload.event) {
      case 'signedOut':
        set({ status: 'unauthenticated' });
        return;
      case 'tokenRefresh':
      // Amplify lets go of whoever waits for the way back from a provider before it forgets that somebody is on that way:
      // a question asked in between would wait for minutes, so it is asked again.
      case 'signInWithRedirect_failure':
        void checkSession();
        return;
      case 'tokenRefresh_failure':
        if (!isNetworkError(payload.data?.error)) void checkSession();
        return;
    }
  });
  // Amplify writes a session name by name: the user first, the drift of the clock last.
  const otherTab = ({ key, newValue }: StorageEvent) => {
    // Somebody signed out on purpose: as in that tab, nothing stays behind in this one.
    if (key === null && last !== undefined) sessionStorage.clear();
    if (key === null || (key.endsWith('.LastAuthUser') && newValue === null) || key.endsWith('.clockDrift'))
      void checkSession();
  };
  const back = () => void (session.status === 'failed' && checkSession());
  addEventListener('storage', otherTab);
  addEventListener('online', back);
  return () => {
    removeEventListener('online', back);
    listeners.delete(changed);
    stopHub();
    removeEventListener('storage', otherTab);
  };
}
