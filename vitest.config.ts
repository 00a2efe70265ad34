import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A .wasm import is its bytes, as in the Lambda bundle (bin/build.ts: esbuild's `binary` loader). */
const wasmBytes = {
  name: 'wasm-bytes',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.wasm')
      ? `export default Uint8Array.from(atob('${readFileSync(id).toString('base64')}'), (c) => c.charCodeAt(0));`
      : undefined,
};

const slow = '**/*.slow.test.ts';

/** Time ends what hangs and decides nothing else: a busy machine may take ten times as long as a quiet one. */
const untilItHangs = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

/** A class of a style sheet keeps its own name, for tests that look at what is drawn. */
const css = { modules: { classNameStrategy: 'non-scoped' as const } };

/** The pages show days as their reader's calendar has them; the tests name them as they are in Greenwich. */
process.env.TZ ??= 'UTC';

/**
 * Tests of the web app that need a page, or replace a module (vi.mock), which would stay replaced in the next file. All
 * others are plain functions, and run with those.
 */
const web = join(import.meta.dirname, 'web');
const alone = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && !name.endsWith('.slow.test.ts'))
  .filter((name) => /@vitest-environment|\bvi\.(do)?mock\(/i.test(readFileSync(join(web, name), 'utf8')))
  .map((name) => `web/${name.replaceAll('\\', '/')}`);

/** What asks a stack in the test's own process, without a page. */
const services = [
  'test/api/!(amplify-*).test.ts',
  'test/alerts/{cross-match,certificates}.test.ts',
  'test/operations/*.test.ts',
  'test/rights/*.test.ts',
  'test/authorization/*.test.ts',
  'test/stack/{leftover-sign-up,programs,stack}.test.ts',
];
/** What puts something else in the place of the clock and the network of a library that keeps its state. */
const ownModules = ['test/api/amplify-*.test.ts', 'emulator/*/amplify.slow.test.ts'];
/** What goes through pages in a browser. */
const journeys = ['test/journeys/**/*.test.ts', 'test/stack/hosted-sign-in.test.ts'];

/**
 * Journeys that `npm run test:whole` makes, each night, and a change that touches them: a further way through what another
 * journey walks already, or a look at every page under one more condition. See docs/decisions/083-what-a-change-must-pass.md.
 */
const nightly = [
  ...[
    'screens',
    'slow-and-down',
    'narrow-and-offline',
    'keyboard',
    'safety',
    'mail',
    'testify',
    'day-after-day',
  ].map((name) => `test/journeys/${name}.test.ts`),
  ...['certificate', 'operate-plans', 'programs'].map((name) => `test/journeys/business/${name}.test.ts`),
];

/**
 * unit, unit-web: beside the source, the product itself; `npm run test:quick`. emulator: the same for the emulator, the twins and local.
 * services, journeys: a running stack, asked by programs and in a browser. house: what else crosses folders or takes its time
 * (template, commands, processes that are killed). amplify: the clients' own library.
 */
export default defineConfig(({ mode }) => {
  const whole = mode === 'whole';
  // Read by test/support/seed/seeds.ts.
  if (whole) process.env.TEST_WHOLE = '1';
  return {
    test: {
      maxWorkers: 2,
      // A notice of the SDK about Node 20, once in every worker.
      env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      // A remark of Amplify's, each time that it is configured: our pool answers at this machine's address, as it is meant to.
      onConsoleLog: (log) => !log.includes('Cognito User Pool endpoint, ensure the endpoint is correct'),
      projects: [
        {
          plugins: [wasmBytes],
          test: {
            name: 'unit',
            include: ['{bin,demo,lib,lint,domain,lambdas,resolvers,bench,web}/**/*.test.{ts,tsx}'],
            exclude: ['**/node_modules/**', slow, ...alone],
            ...untilItHangs,
            // One worker's files share what they import: a third less time. A test undoes what it replaces.
            isolate: false,
            pool: 'threads',
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          plugins: [wasmBytes],
          test: {
            name: 'unit-web',
            include: alone,
            css,
            ...untilItHangs,
            // Packages are imported once a worker (React, Amplify, a page: a second each), our own modules anew for each file.
            isolate: false,
            setupFiles: 'test/support/fresh-modules.ts',
            // What a page prints while its worker ends would else reach a runner that no longer listens, and count as an error.
            disableConsoleIntercept: true,
            pool: 'threads',
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          plugins: [wasmBytes],
          test: {
            name: 'emulator',
            include: ['{platforms,emulator,local}/**/*.test.ts'],
            exclude: ['**/node_modules/**', slow],
            ...untilItHangs,
            isolate: false,
            unstubGlobals: true,
            unstubEnvs: true,
          },
        },
        {
          plugins: [wasmBytes],
          test: {
            name: 'services',
            include: services,
            ...untilItHangs,
            // What plays AWS, and the libraries that speak to it, are imported once a worker; each file starts its own stack.
            isolate: false,
          },
        },
        {
          plugins: [wasmBytes],
          test: {
            name: 'journeys',
            include: journeys,
            exclude: ['**/node_modules/**', ...(whole ? [] : nightly)],
            ...untilItHangs,
            // One browser a worker: each file opens windows of its own, and closes them.
            isolate: false,
            setupFiles: 'test/journeys/say-on-failure.ts',
          },
        },
        {
          plugins: [wasmBytes],
          test: {
            name: 'house',
            include: ['test/**/*.test.ts', `{lib,lint,local,emulator,platforms,domain,web}/${slow}`],
            exclude: ['**/node_modules/**', ...services, ...journeys, ...ownModules],
            ...untilItHangs,
            isolate: false,
          },
        },
        {
          plugins: [wasmBytes],
          test: { name: 'amplify', include: ownModules, ...untilItHangs },
        },
      ],
    },
  };
});
