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
          { path: 'compare', lazy: page(() => import('./pages/compare.tsx')) },
          { path: 'individual', lazy: page(() => import('./pages/individual.tsx')) },
          { path: 'business', lazy: page(() => import('./pages/business.tsx')) },
          { path: 'company/*', lazy: page(() => import('./pages/company.tsx')) },
          { path: 'our-commitment', lazy: page(() => import('./pages/our-commitment.tsx')) },
          { path: 'terms-of-service', lazy: page(() => import('./pages/terms-of-service.tsx')) },
          { path: 'privacy-policy', lazy: page(() => import('./pages/privacy-policy.tsx')) },
          { path: 'cookie-policy', lazy: page(() => import('./pages/cookie-policy.tsx')) },
          { path: 'data-request', lazy: page(() => import('./pages/data-request.tsx')) },
          {
            path: 'verification-opt-out',
            lazy: page(() => import('./pages/verification-opt-out.tsx')),
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
