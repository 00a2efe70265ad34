import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const late = path('./src/features/compare/letters/letters.ts');
const noSites = path('./src/features/compare/letters/no-sites.ts');

/**
 * Two tables weigh more than the engine that asks them, and in the browser it hardly does: names in Latin letters need none of
 * the table of all letters, so the engine is given a stand-in that holds it only once it was loaded; and whoever compares by
 * hand gives no site, for which the list of public suffixes would be. Everywhere else nothing changes.
 */
export const lettersLater = (): Plugin => ({
  name: 'letters-later',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === 'any-ascii' && importer !== late) return late;
    return source === '../web/web-shape.ts' && importer?.endsWith('/engine/judge/prepare.ts')
      ? noSites
      : undefined;
  },
});
