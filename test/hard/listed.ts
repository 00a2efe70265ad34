import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { HardCase, Result } from './case.ts';

const root = resolve(import.meta.dirname, '../..');

/** Cases that have tests of their own: the runner runs those files, and their marks are theirs. */
const listed: { id: string; what: string; mark: string; files: string[] }[] = [
  {
    ...{
      id: 'a',
      what: 'Every call by every persona, tokens tampered with',
      mark: 'no state change on deny',
    },
    files: [
      ...['test/authorization/authorization.test.ts', 'test/authorization/records.test.ts'],
      'test/authorization/subscriptions.test.ts',
    ],
  },
  {
    ...{ id: 'b', what: 'Crowds at the last seats', mark: 'taken <= there are, count = rows' },
    files: ['test/authorization/seat-races.test.ts'],
  },
  {
    ...{ id: 'c', what: 'Edits in one millisecond', mark: 'no acknowledged edit lost' },
    files: ['test/api/edits-at-once.test.ts'],
  },
  {
    ...{ id: 'd', what: 'One address, many claims; sign-in and deletion at once', mark: 'one owner' },
    files: ['test/authorization/account-races.test.ts', 'test/authorization/deleted.test.ts'],
  },
  {
    ...{ id: 'e2 cut', what: 'Log cut at its end', mark: 'whole transactions, from the end' },
    files: ['emulator/dynamodb/crash.slow.test.ts', 'emulator/cognito/kill.slow.test.ts'],
  },
  {
    ...{
      id: 'e3',
      what: 'Deliveries twice, reordered, dying; dead letters',
      mark: 'one alert each; tried again',
    },
    files: ['test/alerts/once.test.ts', 'test/operations/operations.test.ts'],
  },
  {
    ...{ id: 'e4', what: 'Platforms that misbehave', mark: 'said as partial, never as clear' },
    files: ['lambdas/sources', 'test/api/sources-at-once.test.ts'],
  },
  {
    ...{ id: 'g', what: 'Our server asked to ask inside', mark: 'no address inside is reached' },
    files: ['lambdas/internet'],
  },
  {
    ...{ id: 'm', what: 'Deletion, then every store searched', mark: 'nothing of them left' },
    files: ['test/api/delete-account.test.ts', 'test/rights'],
  },
];

/** Runs the files in a process of its own and counts what passed. */
export const listedCases: readonly HardCase[] = listed.map(({ id, what, mark, files }) => ({
  id,
  what,
  run: async ({ say }) => [await ranBy(files, mark, say)],
}));

async function ranBy(files: string[], mark: string, say: (line: string) => void): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'test-hard-'));
  const report = join(folder, 'report.json');
  const told = ['run', ...files, '--reporter=json', `--outputFile=${report}`];
  await new Promise<void>((done) =>
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...told],
      { cwd: root, maxBuffer: 1e8, env: { ...process.env, TEST_WHOLE: '1' } },
      () => done(),
    ),
  );
  const { numPassedTests, numFailedTests, success, testResults } = await reportIn(report);
  await rm(folder, { recursive: true });
  for (const { name, status } of testResults) if (status !== 'passed') say(`${name} ${status}`);
  return {
    tried: `${numPassedTests + numFailedTests} tests`,
    mark,
    result: `${numFailedTests} failed`,
    held: success,
  };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { name: string; status: string }[];
}

const reportIn = async (path: string): Promise<Report> => JSON.parse(await readFile(path, 'utf8')) as Report;
