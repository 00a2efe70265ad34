import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs steps of workflows as GitHub does, in a folder of their own, with programs of ours in the place of those that ask somebody. */
export interface StepRunner {
  folder: string;
  /** A shell script in the place of a program. */
  program(name: string, script: string): void;
  /** @returns stdout. @throws when the step fails, with its stderr in the message */
  run(script: string, env?: Record<string, string>): string;
  close(): void;
}

export function stepRunner(): StepRunner {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  mkdirSync(join(folder, '.programs'));
  const program = (name: string, script: string) => {
    const file = join(folder, '.programs', name);
    writeFileSync(file, `#!/bin/bash\n${script}\n`);
    chmodSync(file, 0o755);
  };
  // GitHub's Node runs TypeScript as it is.
  program(
    'node',
    `exec "${process.execPath}" --import "${join(root, 'node_modules/tsx/dist/loader.mjs')}" "$@"`,
  );
  return {
    folder,
    program,
    run: (script, env = {}) =>
      execFileSync('bash', ['-e', '-c', script], {
        ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
        env: { ...process.env, PATH: `${folder}/.programs:${process.env['PATH']}`, ...env },
      }),
    close: () => rmSync(folder, { recursive: true }),
  };
}
