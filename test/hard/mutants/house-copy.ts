import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The project in another folder, where files may be broken. */
export interface HouseCopy {
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Runs tests there. `only`: those whose title holds this. `red`: titles of those that failed. */
  test(files: string[], only?: string): Promise<{ passed: boolean; red: string[] }>;
  remove(): Promise<void>;
}

/** Copies what is in the repository and what is about to be; packages are shared. */
export async function copyOfHouse(): Promise<HouseCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'test-hard-house-'));
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    test: (tests, only) => testIn(folder, tests, only),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

interface Report {
  success: boolean;
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function testIn(folder: string, tests: string[], only?: string) {
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const flags = ['run', ...tests, '--reporter=json', `--outputFile=${report}`, ...(only ? ['-t', only] : [])];
  await new Promise<void>((done) =>
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...flags],
      { cwd: folder, maxBuffer: 1e8 },
      () => done(),
    ),
  );
  const { success, testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const red = testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ...(message ? [message.split('\n')[0]!] : []),
  ]);
  return { passed: success, red };
}
