import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Every package the browser code imports; a test holds the list to the sources. Named ahead, so that no page is reloaded in
 * the middle of signing in because Vite met a package for the first time, and so that instances side by side share one cache.
 */
export const browserPackages = [
  '@aws-amplify/ui-react',
  '@tanstack/react-query',
  'any-ascii',
  'aws-amplify',
  'aws-amplify/api',
  'aws-amplify/auth',
  'aws-amplify/utils',
  'react',
  'react-dom/client',
  'react-router-dom',
  'tldts',
  'zod',
];

/** One build for every stage: what differs is fetched as /config.json at run time. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // A data: font or picture would need a wider content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  optimizeDeps: {
    include: [...browserPackages, 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    noDiscovery: true,
  },
  css: { devSourcemap: true },
});
