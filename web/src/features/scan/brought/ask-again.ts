import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks for the list in which an account that was given will stand, so many ms later: it is compared a moment after it was given. */
export function askAgain(queries: QueryClient, queryKey: QueryKey, times: readonly number[]): void {
  for (const later of times) setTimeout(() => void queries.invalidateQueries({ queryKey }), later);
}
