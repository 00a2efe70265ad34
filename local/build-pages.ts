import { join, resolve } from 'node:path';
import { build } from 'vite';

// A process of its own: drawing the first page ahead of time imports it, and a running stack has no use for it. React's
// own warnings stay in (NODE_ENV is set by who starts this), and chunks keep their names.
const web = resolve(import.meta.dirname, '../web');
await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: {
    outDir: process.argv[2]!,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:8].js' } },
  },
});
