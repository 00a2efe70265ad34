import type { RouteObject } from 'react-router-dom';
import { page } from './lib/chunk.ts';
import PublicLayout from './layout/public-layout.tsx';
import RootError from './layout/root-error.tsx';
import Root from './layout/root.tsx';

const login = () => import('./pages/public/login.tsx');
const business = () => import('./pages/app/business.tsx');

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
          { index: true, lazy: page(() => import('./pages/public/home.tsx')) },
          { path: 'compare', lazy: page(() => import('./pages/public/compare.tsx')) },
          { path: 'check/*', lazy: page(() => import('./pages/public/check.tsx')) },
          { path: 'accounts/:id', lazy: page(() => import('./pages/public/accounts.tsx')) },
          { path: 'copied/:platform?', lazy: page(() => import('./pages/public/help/copied.tsx')) },
          { path: 'help/:question?', lazy: page(() => import('./pages/public/help/help.tsx')) },
          { path: 'individual', lazy: page(() => import('./pages/public/individual.tsx')) },
          { path: 'business', lazy: page(() => import('./pages/public/business.tsx')) },
          { path: 'company/contact', lazy: page(() => import('./pages/public/contact.tsx')) },
          { path: 'company/*', lazy: page(() => import('./pages/public/company.tsx')) },
          { path: 'our-commitment', lazy: page(() => import('./pages/public/our-commitment.tsx')) },
          { path: 'terms-of-service', lazy: page(() => import('./pages/public/legal/terms-of-service.tsx')) },
          { path: 'privacy-policy', lazy: page(() => import('./pages/public/legal/privacy-policy.tsx')) },
          { path: 'cookie-policy', lazy: page(() => import('./pages/public/legal/cookie-policy.tsx')) },
          { path: 'data-request', lazy: page(() => import('./pages/public/data-request.tsx')) },
          {
            path: 'verification-opt-out',
            lazy: page(() => import('./pages/public/verification-opt-out.tsx')),
          },
          {
            path: 'business-invitation',
            lazy: page(() => import('./pages/public/business-invitation.tsx')),
          },
          { path: 'helper', lazy: page(() => import('./pages/public/helper/helper.tsx')) },
          { path: 'auth/confirm', lazy: page(() => import('./pages/public/confirm.tsx')) },
          { path: 'auth/logout', lazy: page(() => import('./pages/public/logout.tsx')) },
          { path: 'auth/:platform', lazy: page(() => import('./pages/public/oauth-callback.tsx')) },
          { path: 'unsubscribe', lazy: page(() => import('./pages/public/unsubscribe.tsx')) },
          { path: '*', lazy: page(() => import('./layout/not-found.tsx')) },
        ],
      },
      { path: 'login', lazy: page(login) },
      { path: 'auth/login', lazy: page(login) },
      { path: 'auth/signup', lazy: page(async () => ({ default: (await login()).SignUp })) },
      { path: 'auth/forgot-password', lazy: page(async () => ({ default: (await login()).ForgotPassword })) },
      {
        lazy: page(() => import('./layout/protected-layout.tsx')),
        children: [
          { path: 'onboarding', lazy: page(() => import('./pages/app/onboarding.tsx')) },
          { path: 'dashboard', lazy: page(() => import('./pages/app/dashboard.tsx')) },
          { path: 'cases/*', lazy: page(() => import('./pages/app/cases.tsx')) },
          { path: 'connections/*', lazy: page(() => import('./pages/app/connections.tsx')) },
          { path: 'settings/*', lazy: page(() => import('./pages/app/settings.tsx')) },
          { path: 'reviews', lazy: page(() => import('./pages/app/reviews.tsx')) },
          { path: 'scans', lazy: page(() => import('./pages/app/scans.tsx')) },
          { path: 'support', lazy: page(() => import('./pages/app/support.tsx')) },
          { path: 'outbox', lazy: page(() => import('./pages/app/outbox.tsx')) },
          { path: 'announce', lazy: page(() => import('./pages/app/announce.tsx')) },
          {
            path: 'business-onboarding',
            lazy: page(async () => ({ default: (await business()).Onboarding })),
          },
          { path: 'business-dashboard', lazy: page(business) },
          {
            path: 'business-dashboard/cases/*',
            lazy: page(async () => ({ default: (await business()).Cases })),
          },
          { path: 'business-settings', lazy: page(async () => ({ default: (await business()).Settings })) },
        ],
      },
      { path: 'local/design', lazy: page(() => import('./pages/app/design.tsx')) },
    ],
  },
];
