import type { QueryClient } from '@tanstack/react-query';
import { signOut } from 'aws-amplify/auth';

/** How long what is still being saved may hold up a sign-out. */
const SAVE_AT_MOST = 2000;

/**
 * Signs out: lets running saves finish (at most two seconds, never blocking revocation), clears what was loaded, revokes the
 * tokens (`everywhere`: of every device), clears all local storage of this site.
 */
export async function leave(queries: QueryClient, { everywhere = false } = {}): Promise<void> {
  await savesDone(queries);
  queries.clear();
  try {
    await signOut({ global: everywhere });
  } catch (error) {
    console.error(error);
  } finally {
    localStorage.clear();
    sessionStorage.clear();
  }
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
