import { join, resolve } from 'node:path';
import { build } from 'vite';

// A process of its own: drawing the first page ahead of time imports it, and a running stack has no use for it. In
// production (NODE_ENV, set by who starts this) the very files that deploy; otherwise React's own warnings stay in and
// chunks keep their names.
const web = resolve(import.meta.dirname, '../web');
const production = process.env.NODE_ENV === 'production';
await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: {
    outDir: process.argv[2]!,
    reportCompressedSize: false,
    ...(!production && {
      minify: false,
      rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:8].js' } },
    }),
  },
});
