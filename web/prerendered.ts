import { type framedPages, publicPages } from '../domain/site/public-pages.ts';

/** The module of each public page, by its address or the first part of it, where it is not called like that. */
const modules: Record<string, string> = {
  '': 'home',
  'terms-of-service': 'legal/terms-of-service',
  'privacy-policy': 'legal/privacy-policy',
  'cookie-policy': 'legal/cookie-policy',
  'company/contact': 'contact',
  copied: 'help/copied',
  help: 'help/help',
};

/** What is drawn ahead of time: each public page, and the module whose styles and scripts it needs first. */
export const prerendered = publicPages.map(({ address, description }) => {
  const part = address.split('/')[1]!;
  const module = modules[address.slice(1)] ?? modules[part] ?? part;
  return { address, description, module: `src/pages/public/${module}.tsx` };
});

const door = ['src/pages/public/login.tsx', 'src/features/session/sign-in/SignInScreen.tsx'];
const framedModules: Record<(typeof framedPages)[number], string[]> = {
  '/login': door,
  '/auth/signup': door,
  '/auth/forgot-password': door,
  '/dashboard': [
    'src/layout/protected-layout.tsx',
    'src/pages/app/dashboard.tsx',
    'src/features/scan/DetectionReport.tsx',
  ],
};

/** What has its frame drawn ahead of time, and the modules that it needs until it is whole. */
export const framed = Object.entries(framedModules).map(([address, modules]) => ({ address, modules }));
