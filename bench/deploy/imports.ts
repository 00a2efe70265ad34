import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildLambdas, bundleOptions, lambdaEntries, lambdasFolder } from '../../bin/build.ts';
import { functionsOf } from '../../emulator/lambda/from-template.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { synthesize } from '../../local/synth.ts';

export interface Imported {
  name: string;
  /** Of the file that is loaded. */
  bytes: number;
  /** Processor time to load it in a fresh process; the least of all rounds. */
  milliseconds: number;
}

const root = resolve(import.meta.dirname, '../..');
const given = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

/** Loads a bundle as a cold start does, with the heap of a function of 512 MB. */
function load(file: string, environment: Record<string, string>): number {
  const program = `const before = process.cpuUsage(); require(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000); process.exit(0)`;
  const env = { ...given, ...environment, PATH: process.env['PATH'] };
  const flags = ['--max-old-space-size=448', '--max-semi-space-size=16', '-e', program];
  return Number(execFileSync(process.execPath, flags, { env, encoding: 'utf8' }).trim().split('\n').at(-1));
}

/** The bare handler, and every function with what its stack gives it, in turn, so that a busy moment meets all alike. */
export async function importTimes(rounds: number): Promise<{ bare: Imported; functions: Imported[] }> {
  await buildLambdas();
  const folder = mkdtempSync(join(tmpdir(), 'countersign-bench-bare-'));
  const entryPoints = [{ in: 'bench/deploy/bare-handler.ts', out: 'index' }];
  await build({ ...bundleOptions, metafile: false, write: true, outdir: folder, entryPoints });
  const deployed = functionsOf(loadAssembly(await synthesize(root), 'http://localhost:4910'), lambdasFolder);
  const environments = new Map(deployed.map((one) => [one.folder, one.environment]));
  const files = Object.keys(await lambdaEntries())
    .map((name) => ({ name, folder: join(lambdasFolder, name) }))
    .filter(({ folder: one }) => environments.has(one));
  const all = [{ name: 'bare', folder }, ...files].map((one) => ({
    ...one,
    file: join(one.folder, 'index.cjs'),
    milliseconds: Infinity,
  }));
  for (let round = 0; round < rounds; round++)
    for (const one of all)
      one.milliseconds = Math.min(one.milliseconds, load(one.file, environments.get(one.folder) ?? {}));
  const [bare, ...functions] = all.map(({ name, file, milliseconds }) => ({
    ...{ name, milliseconds },
    bytes: statSync(file).size,
  }));
  return { bare: bare!, functions };
}
