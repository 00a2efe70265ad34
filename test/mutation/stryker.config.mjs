import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Stryker breaks domain/ in a copy, one place at a time, and runs the tests that reach it; run.ts tells it which files. See
 * docs/decisions/073-attacked-from-outside.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Of a room its own tests are tried, all of them; without one, those of domain/ that lead to what is broken.
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: !process.env.MUTATION_TESTS },
  mutate: ['domain/**/*.ts', '!domain/**/*.test.ts', '!domain/engine/tables/**'],
  // Words are what they are: a text that is empty is noticed by whoever reads it, and by few tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: [
    '**',
    ...['domain', 'test', 'bench', 'platforms', 'bin', 'lambdas'].map((folder) => `!${folder}/**`),
    // Read by the tests of domain/help.
    '!docs/platforms.md',
    ...['!package.json', '!tsconfig*.json', 'test/mutation/node_modules'],
  ],
  coverageAnalysis: 'perTest',
  // What is worked out once, as a file is read (schemas, tables), would take a run of all tests each.
  ignoreStatic: true,
  concurrency: 2,
  // A loop without end is found by how often it turns; what is slow for another reason must not pass for noticed.
  timeoutMS: 60_000,
  tempDirName: join(tmpdir(), 'mutation'),
  // A room may be data and types alone, which no test imports.
  allowEmpty: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  // Read by run.ts, which says what is enough.
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  thresholds: { high: 90, low: 80, break: null },
};
