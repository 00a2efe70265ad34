import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

/** The route patterns that lead to an address, the last one naming its page. */
const matched = (address: string) => matchRoutes(routes, address) ?? [];
const patternOf = (address: string) => matched(address).at(-1)?.route.path ?? '(index)';
/** Protected pages stand below a layout without a path that itself is loaded. */
const isProtected = (address: string) => matched(address).at(-2)?.route.lazy !== undefined;

describe('public routes', () => {
  it.each([
    ['/', '(index)'],
    ['/individual', 'individual'],
    ['/business', 'business'],
    ['/company', 'company/*'],
    ['/company/contact', 'company/contact'],
    ['/company/press', 'company/*'],
    ['/copied', 'copied/:platform?'],
    ['/copied/youtube', 'copied/:platform?'],
    ['/help', 'help/:question?'],
    ['/help/refused', 'help/:question?'],
    ['/our-commitment', 'our-commitment'],
    ['/terms-of-service', 'terms-of-service'],
    ['/privacy-policy', 'privacy-policy'],
    ['/cookie-policy', 'cookie-policy'],
    ['/data-request', 'data-request'],
    ['/verification-opt-out', 'verification-opt-out'],
    ['/login', 'login'],
    ['/auth/login', 'auth/login'],
    ['/auth/signup', 'auth/signup'],
    ['/auth/forgot-password', 'auth/forgot-password'],
    ['/check/github/maya-hollimund', 'check/*'],
    ['/accounts/seeded9page23456', 'accounts/:id'],
    ['/helper', 'helper'],
    ['/business-invitation', 'business-invitation'],
    ['/unsubscribe', 'unsubscribe'],
    ['/auth/confirm', 'auth/confirm'],
    ['/auth/logout', 'auth/logout'],
    ...['linkedin', 'x', 'tiktok', 'github', 'pinterest', 'whatsapp', 'snapchat', 'reddit'].map((name) => [
      `/auth/${name}`,
      'auth/:platform',
    ]),
  ])('%s has its page', (address, pattern) => {
    expect(patternOf(address!)).toBe(pattern);
    expect(isProtected(address!)).toBe(false);
  });

  it.each(['/no-such-page', '/dashboard2', '/auth/one/two', '/businesses'])(
    'any other path is the not-found page: %s',
    (address) => expect(patternOf(address)).toBe('*'),
  );
});

describe('protected routes', () => {
  it.each([
    ...['/onboarding', '/dashboard', '/connections/social', '/connections/people', '/settings/profile'],
    ...['/connections', '/settings', '/support', '/reviews', '/scans', '/announce', '/outbox'],
    ...['/cases', '/cases/new', '/cases/defend', '/cases/01KABC'],
    ...[
      '/business-onboarding',
      '/business-dashboard',
      '/business-settings',
      '/business-dashboard/cases/01KABC',
    ],
  ])('%s stands behind the gate', (address) => {
    expect(patternOf(address)).not.toBe('*');
    expect(isProtected(address)).toBe(true);
  });
});
