import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Template {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: object;
  Parameters?: object;
}
export interface Synthesis {
  /** Seconds of processor time of the app, validator and cdk-nag included. */
  seconds: number;
  stacks: { name: string; template: Template; bytes: number }[];
}

/** Runs the app as the CDK command line does. @throws Error with what it printed */
export function synthesis(context: { stage: string } | { branch: string }): Synthesis {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-bench-deploy-'));
  const says = join(import.meta.dirname, 'say-processor-time.mjs');
  const run = spawnSync(process.execPath, ['--import', says, '--import', 'tsx', 'bin/app.ts'], {
    ...{ cwd: root, encoding: 'utf8' },
    env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context), CDK_OUTDIR: folder },
  });
  const seconds = Number(/^processor time ([\d.]+)$/m.exec(run.stderr)?.[1]);
  if (run.status !== 0 || !(seconds > 0)) throw new Error(run.stderr);
  const stacks = readdirSync(folder)
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => ({
      name: file.replace('.template.json', ''),
      template: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Template,
      bytes: statSync(join(folder, file)).size,
    }));
  return { seconds, stacks };
}
