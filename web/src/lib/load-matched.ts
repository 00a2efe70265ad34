import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the lazy routes of an address in place: what is prerendered, or taken over, must be there before it is drawn. */
export async function loadMatched(
  routes: RouteObject[],
  address: string | { pathname: string },
): Promise<void> {
  const lazy = (matchRoutes(routes, address) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
