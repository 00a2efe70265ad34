import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inOnePiece } from './in-one-piece.ts';
import { lettersLater } from './letters-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { prerendered } from './prerendered.ts';

/**
 * Every package the browser code imports; a test holds the list to the sources. Named ahead, so that no page is reloaded in
 * the middle of signing in because Vite met a package for the first time, and so that instances side by side share one cache.
 */
export const browserPackages = [
  '@aws-amplify/ui-react',
  '@aws-crypto/sha256-js',
  '@cantoo/pdf-lib',
  '@pdf-lib/fontkit',
  '@reactour/tour',
  '@smithy/signature-v4',
  '@tanstack/react-query',
  'any-ascii',
  'aws-amplify',
  'aws-amplify/api',
  'aws-amplify/auth',
  'aws-amplify/auth/cognito',
  'aws-amplify/utils',
  'fflate',
  'qrcode',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-idle-timer',
  'react-router-dom',
  'tldts',
  'zod',
  'zod/mini',
];

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** react-router's package.json leads every bundler to its development build; the production one is 2 kB smaller and silent. */
const productionRouter = (file: string) => path(`../node_modules/react-router/dist/production/${file}.mjs`);

/** All of its own that a page needs is named; packages are not wanted in it. */
const chunks = {
  name: inOnePiece(path('./src/main.tsx'), {
    home: path('./src/pages/public/home.tsx'),
    compare: path('./src/pages/public/compare.tsx'),
  }),
  includeDependenciesRecursively: false,
};

/** One build for every stage: what differs is fetched as /config.json at run time. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
          ]
        : [],
  },
  plugins: [lettersLater(), react(), prerenderPages(prerendered)],
  build: {
    outDir: path('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: font or picture would need a wider content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    // The lists of what to preload cost the first page more than they save the others.
    modulePreload: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
        ...(!isSsrBuild && { codeSplitting: { groups: [chunks] } }),
      },
    },
  },
  optimizeDeps: {
    include: [...browserPackages, 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    noDiscovery: true,
  },
  css: {
    devSourcemap: true,
    // Component__part: readable in a browser's tools, and its own, because a component's name is.
    modules: { generateScopedName: (part, file) => `${basename(file).split('.')[0]}__${part}` },
  },
}));
