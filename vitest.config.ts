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

// unit: beside the source, fast. house: crosses folders (template, local stack, browser).
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [wasmBytes],
        test: {
          name: 'unit',
          include: ['{bin,lib,domain,lambdas,resolvers,web,platforms,local,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [wasmBytes],
        test: {
          name: 'house',
          include: ['test/**/*.test.ts', '{lib,local,platforms,domain,web}/**/*.slow.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
