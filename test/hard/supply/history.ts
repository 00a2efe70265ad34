import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { secretsIn } from './secrets.ts';

const most = 1e9;

/**
 * Looks through everything that was ever committed, on any branch.
 * @returns undefined where there is no history to look through: a copy without `.git`, or without git
 */
export async function secretsInHistory(
  root: string,
): Promise<{ commits: number; found: string[] } | undefined> {
  if (!existsSync(join(root, '.git'))) return undefined;
  const said = ['log', '-p', '--all', '--no-color', '--no-ext-diff', '--text'];
  const told = await promisify(execFile)('git', said, { cwd: root, maxBuffer: most }).catch(() => undefined);
  if (!told) return undefined;
  const log = told.stdout;
  return {
    commits: log.match(/^commit [0-9a-f]{40}/gm)?.length ?? 0,
    found: secretsIn(log).map(({ kind, at }) => {
      const commit = log.lastIndexOf('\ncommit ', at) + 1;
      const file = log.lastIndexOf('\n+++ b/', at) + 7;
      return `${kind} in ${log.slice(file, log.indexOf('\n', file))} of ${log.slice(commit, commit + 15)}`;
    }),
  };
}
