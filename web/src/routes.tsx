import type { RouteObject } from 'react-router-dom';
import { page } from './lib/chunk.ts';
import NotFound from './pages/not-found.tsx';
import PublicLayout from './pages/public-layout.tsx';
import RootError from './pages/root-error.tsx';
import Root from './pages/root.tsx';

/** Every address of the application. A page = its file and one line here. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicLayout,
        children: [
          { index: true, lazy: page(() => import('./pages/home.tsx')) },
          { path: 'check-a-copy', lazy: page(() => import('./pages/check-a-copy.tsx')) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
