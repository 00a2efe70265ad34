import type { QueryClient } from '@tanstack/react-query';
import { signOut } from 'aws-amplify/auth';
import { claimTyped, clearButTyped } from '../../lib/form/typed-here.ts';
import { cameByProvider, keepNext } from './after-provider.ts';

interface Leaving {
  /** What has to go through before anybody is signed out here; where it throws, nobody is. */
  first?: () => Promise<void>;
  away?: boolean;
  /** Their account is reached by another way in: what they typed waits for it. */
  wrongWay?: boolean;
  next?: string;
}

/** How long what is still being saved may hold up a sign-out. */
const SAVE_AT_MOST = 2000;

/**
 * Signs out: lets running saves finish (at most two seconds, never blocking revocation), clears what was loaded, revokes the
 * tokens, clears all local storage of this site. Of whoever was only `away`, what they typed and did not send, and a comparison on
 * its way to a case, wait for themselves. `next`: the page that follows; whoever came through a provider gets there by the
 * provider's own sign-out and our first page. Gives whether the browser is on that way, so that nothing is to be opened here.
 */
export async function leave(
  queries: QueryClient,
  { first, away = false, wrongWay = false, next }: Leaving = {},
): Promise<boolean> {
  await savesDone(queries);
  await first?.();
  queries.clear();
  // Before anything else is drawn: a sign-in form says what waits, unless it waits for somebody.
  if (away) claimTyped();
  const byProvider = cameByProvider();
  let isLeaving = false;
  try {
    await signOut();
    isLeaving = byProvider;
  } catch (error) {
    console.error(error);
  } finally {
    if (away || wrongWay) clearButTyped();
    else {
      localStorage.clear();
      sessionStorage.clear();
    }
    if (isLeaving && next) keepNext({ to: next, away });
  }
  return isLeaving;
}

function savesDone(queries: QueryClient): Promise<void> {
  if (queries.isMutating() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (queries.isMutating() === 0) finish();
    });
    const timer = setTimeout(finish, SAVE_AT_MOST);
    function finish() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
