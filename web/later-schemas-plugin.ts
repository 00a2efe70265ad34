import { parseSync, type Plugin } from 'vite';
import { mayHold, schemasLater } from '../bin/bundle/later-schemas.ts';

/**
 * A page makes no schema but those that it asks: the dashboard has two thousand, which a slow phone makes in a tenth of a second, before
 * anything is drawn.
 */
export const schemasWhenAsked = (): Plugin => ({
  name: 'schemas-when-asked',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](?:domain|web[\\/]src)[\\/].*\.tsx?$/ },
    handler(code, id) {
      return mayHold(id, code) ? { code: schemasLater(code, parseSync, id), map: null } : undefined;
    },
  },
});
