import type { RouteObject } from 'react-router-dom';
import { page } from './lib/chunk.ts';
import NotFound from './pages/not-found.tsx';
import PublicLayout from './pages/public-layout.tsx';
import RootError from './pages/root-error.tsx';
import Root from './pages/root.tsx';

const login = () => import('./pages/login.tsx');

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
          { path: 'check/*', lazy: page(() => import('./pages/check.tsx')) },
          { path: 'individual', lazy: page(() => import('./pages/individual.tsx')) },
          { path: 'business', lazy: page(() => import('./pages/business.tsx')) },
          { path: 'company/*', lazy: page(() => import('./pages/company.tsx')) },
          { path: 'our-commitment', lazy: page(() => import('./pages/our-commitment.tsx')) },
          { path: 'terms-of-service', lazy: page(() => import('./pages/terms-of-service.tsx')) },
          { path: 'privacy-policy', lazy: page(() => import('./pages/privacy-policy.tsx')) },
          { path: 'cookie-policy', lazy: page(() => import('./pages/cookie-policy.tsx')) },
          { path: 'data-request', lazy: page(() => import('./pages/data-request.tsx')) },
          { path: 'verification-opt-out', lazy: page(() => import('./pages/verification-opt-out.tsx')) },
          { path: 'helper', lazy: page(() => import('./pages/helper.tsx')) },
          { path: 'auth/confirm', lazy: page(() => import('./pages/confirm.tsx')) },
          { path: 'auth/logout', lazy: page(() => import('./pages/logout.tsx')) },
          { path: 'auth/:platform', lazy: page(() => import('./pages/oauth-callback.tsx')) },
          { path: 'unsubscribe', lazy: page(() => import('./pages/unsubscribe.tsx')) },
          { path: '*', Component: NotFound },
        ],
      },
      { path: 'login', lazy: page(login) },
      { path: 'auth/login', lazy: page(login) },
      { path: 'auth/signup', lazy: page(async () => ({ default: (await login()).SignUp })) },
      { path: 'auth/forgot-password', lazy: page(async () => ({ default: (await login()).ForgotPassword })) },
      {
        lazy: page(() => import('./pages/protected-layout.tsx')),
        children: [
          { path: 'onboarding', lazy: page(() => import('./pages/onboarding.tsx')) },
          { path: 'dashboard', lazy: page(() => import('./pages/dashboard.tsx')) },
          { path: 'cases/*', lazy: page(() => import('./pages/cases.tsx')) },
          { path: 'connections/*', lazy: page(() => import('./pages/connections.tsx')) },
          { path: 'settings/*', lazy: page(() => import('./pages/settings.tsx')) },
          { path: 'reviews', lazy: page(() => import('./pages/reviews.tsx')) },
          { path: 'support', lazy: page(() => import('./pages/support.tsx')) },
          { path: 'announce', lazy: page(() => import('./pages/announce.tsx')) },
          { path: 'business-onboarding', lazy: page(() => import('./pages/business-area.tsx')) },
          { path: 'business-dashboard', lazy: page(() => import('./pages/business-area.tsx')) },
          { path: 'business-settings', lazy: page(() => import('./pages/business-area.tsx')) },
        ],
      },
      { path: 'local/design', lazy: page(() => import('./pages/design.tsx')) },
    ],
  },
];
