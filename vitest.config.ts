import { defineConfig } from 'vitest/config';

// unit: beside the source, fast. house: crosses folders (template, local stack, browser).
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bin,lib,domain,lambdas,resolvers,web,platforms,local,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['test/**/*.test.ts', '{lib,local,platforms,domain}/**/*.slow.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
