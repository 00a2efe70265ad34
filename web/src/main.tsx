import './lib/no-eval.ts';
import './ui/styles/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatched } from './lib/load-matched.ts';
import { routes } from './routes.tsx';

// A browser's own note about layout observers; harmless, and not an error of the page.
addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
});

async function start(root: HTMLElement): Promise<void> {
  const prerendered = root.hasChildNodes();
  if (prerendered) await loadMatched(routes, location);
  const app = <RouterProvider router={createBrowserRouter(routes)} />;
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start(document.getElementById('root')!);
