import './lib/no-eval.ts';
import './ui/styles.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';

// A browser's own note about layout observers; harmless, and not an error of the page.
addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
});

/** A prerendered page can only be taken over once its own code is here. */
async function loadMatched(): Promise<void> {
  const lazy = (matchRoutes(routes, location) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement): Promise<void> {
  const prerendered = root.hasChildNodes();
  if (prerendered) await loadMatched();
  const app = <RouterProvider router={createBrowserRouter(routes)} />;
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start(document.getElementById('root')!);
