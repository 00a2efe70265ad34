import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { undescribed } from './descriptions-plugin.ts';
import { inOnePiece } from './in-one-piece.ts';
import { leanPackages } from './lean-packages.ts';
import { schemasWhenAsked } from './later-schemas-plugin.ts';
import { lettersLater } from './letters-plugin.ts';
import { session, signing } from './package-parts.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { framed, prerendered } from './prerendered.ts';

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
  'aws-amplify/auth/enable-oauth-listener',
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

const source = (file: string) => path(`./src/${file}`);
const door = ['pages/public/login.tsx', 'features/session/sign-in/SignInScreen.tsx'].map(source);
const page = (name: string) => source(`pages/public/${name}.tsx`);
/** What is opened, or fetched later, without an account: nothing of it may lie in the dashboard's file. */
const strangers = {
  reading: [
    ...['business', 'individual', 'our-commitment', 'company'].map(page),
    ...['legal/terms-of-service', 'legal/privacy-policy', 'legal/cookie-policy'].map(page),
  ],
  helping: ['help/copied', 'help/help'].map(page),
  asking: ['contact', 'data-request', 'verification-opt-out', 'unsubscribe'].map(page),
  checking: ['accounts', 'check'].map(page),
};
const later = [
  ...['bring/BringHelp.tsx', 'bring/take.ts', 'comparison.ts'].map((part) => `features/compare/${part}`),
  ...['features/lookalikes/engine.ts', 'features/marked/read-in-picture.ts', 'features/demo/DemoDoors.tsx'],
  'layout/beside.ts',
].map(source);

const layout = source('layout/protected-layout.tsx');
const dashboard = ['pages/app/dashboard.tsx', 'features/scan/DetectionReport.tsx'].map(source);

/** All of its own that a page needs is named; packages are not wanted in it. */
const chunks = {
  name: inOnePiece({
    entry: source('main.tsx'),
    pages: {
      home: { module: source('pages/public/home.tsx'), others: { shared: [...door, layout] } },
      compare: {
        module: source('pages/public/compare.tsx'),
        others: { door, board: [layout, ...dashboard] },
      },
    },
    strangers: [strangers.reading, strangers.helping, strangers.asking, strangers.checking].flat(),
    kinds: {
      ...strangers,
      idle: [source('features/session/idle/PublicIdleWatch.tsx')],
      door,
      dashboard: [layout, ...dashboard],
    },
    later,
    packages: { signing, session },
    first: 'dashboard',
    door: 'door',
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
  plugins: [
    lettersLater(),
    undescribed(),
    schemasWhenAsked(),
    leanPackages(),
    react(),
    prerenderPages(prerendered, framed),
  ],
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
        // Seven letters tell all files apart that were ever built; each more costs the first page 88 bytes, as it names so many.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
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
