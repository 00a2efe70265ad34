import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMatched } from './lib/load-matched.ts';
import { forgetTitle, lastTitle } from './lib/title.ts';
import { routes } from './routes.tsx';

/** The markup of one public page as it is before anybody does anything, and its title. Runs in the build, not in a browser. */
export async function prerender(path: string): Promise<{ html: string; title: string }> {
  forgetTitle();
  await loadMatched(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return { html, title: lastTitle() };
}
