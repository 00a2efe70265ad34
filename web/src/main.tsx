import './lib/no-eval.ts';
import './ui/styles/styles.css';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatched } from './lib/load-matched.ts';
import { noteSent } from './lib/sent-early.ts';
import { typeAgain, typedEarly } from './lib/typed-early.ts';
import { routes } from './routes.tsx';

// A browser's own note about layout observers; harmless, and not an error of the page.
addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
});

async function start(root: HTMLElement): Promise<void> {
  noteSent(root);
  const prerendered = root.hasChildNodes();
  if (prerendered) await loadMatched(routes, location);
  const app = <RouterProvider router={createBrowserRouter(routes)} />;
  if (!prerendered) return void createRoot(root).render(app);
  const typed = typedEarly(root);
  hydrateRoot(root, <Hydrated then={() => typeAgain(root, typed)}>{app}</Hydrated>);
}

function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  // Runs once: `start` renders this a single time, so `then` never becomes another function.
  useEffect(then, [then]);
  return children;
}

void start(document.getElementById('root')!);
// Now, while it can be loaded: when the connection is gone it is too late.
void import('./layout/beside.ts').then(({ begin }) => begin());
