import { publicPages } from '../domain/site/public-pages.ts';

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
