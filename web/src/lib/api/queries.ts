import { QueryClient } from '@tanstack/react-query';

/** One cache for the signed-in part. Amplify already repeats failed calls (3 attempts), so nothing repeats here; offline is told, not waited out, and what is shown is asked for again when the connection is back. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Asks again for everything on the page that was not answered, whichever part of it the person asked from. */
export const askAgain = (): void =>
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
