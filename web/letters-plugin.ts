import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const late = fileURLToPath(new URL('./src/features/compare/letters/letters.ts', import.meta.url));

/**
 * The table of all letters weighs more than the engine that asks it, and names in Latin letters need none of it: in the
 * browser the engine is given a stand-in that holds the table only once it was loaded. Everywhere else nothing changes.
 */
export const lettersLater = (): Plugin => ({
  name: 'letters-later',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'any-ascii' && importer !== late ? late : undefined),
});
