import { readFileSync } from 'node:fs';
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

/**
 * unit, unit-web: beside the source, the product itself; `npm run test:quick`. stand-ins: the same for the emulators and twins.
 * house: what crosses folders or takes its time (template, local stack, browser).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A notice of the SDK about Node 20, once in every worker.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        plugins: [wasmBytes],
        test: {
          name: 'unit',
          include: ['{bin,lib,domain,lambdas,resolvers,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', slow],
          testTimeout: 20_000,
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
          // A module that one file replaces (vi.mock) would stay replaced in the next: each has imports of its own.
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', slow],
          testTimeout: 20_000,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        plugins: [wasmBytes],
        test: {
          name: 'stand-ins',
          include: ['{platforms,local}/**/*.test.ts'],
          exclude: ['**/node_modules/**', slow],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [wasmBytes],
        test: {
          name: 'house',
          include: ['test/**/*.test.ts', `{lib,local,platforms,domain,web}/${slow}`],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
