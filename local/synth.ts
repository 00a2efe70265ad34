import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the template is made from, below the root. A change of any of these files makes a new one. */
const inputs = [
  'bin/app.ts',
  'lib',
  'domain/contract',
  'domain/keys.ts',
  'domain/errors.ts',
  'schema.graphql',
  'resolvers',
  'package-lock.json',
  'local/synth-app.ts',
  'local/live-code.ts',
  'cdk.json',
];

/** A template that the CDK app cannot make; the message is its own first line. */
export class SynthError extends Error {}

/**
 * Synthesizes the stage `local` without the CDK's command line and validator; an unchanged app costs a hash, not 5 seconds.
 * @param root the project
 * @returns the folder of the cloud assembly
 * @throws SynthError
 */
export async function synthesize(root: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache/countersign/synth');
  const folder = join(cache, await hashOf(root));
  if (existsSync(join(folder, 'manifest.json'))) return folder;

  // Made aside and renamed into place: two instances may start at once, and neither may read half an assembly.
  const half = `${folder}.${process.pid}`;
  await mkdir(half, { recursive: true });
  try {
    await runApp(root, half);
    await rename(half, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (!existsSync(join(folder, 'manifest.json'))) throw error;
      await rm(half, { recursive: true, force: true });
    });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  await forgetOld(cache, folder);
  return folder;
}

function runApp(root: string, outdir: string): Promise<void> {
  const app = spawn(process.execPath, ['--import', 'tsx', 'local/synth-app.ts', outdir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => app.kill();
  process.once('exit', end);
  let problems = '';
  app.stderr.on('data', (text) => (problems += text));
  return new Promise((done, fail) => {
    app.on('error', fail);
    app.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) done();
      else fail(new SynthError(firstProblem(problems, code)));
    });
  });
}

/** The line of a stack trace that says what is wrong. */
function firstProblem(text: string, code: number | null): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((each) => /^(\w*Error|Error)\b.*:/.test(each)) ?? lines.find((each) => each !== '');
  return `The template cannot be made: ${line ?? `it ended with ${code}`}`;
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([root, process.version]));
  for (const input of inputs)
    for (const file of await filesBelow(join(root, input))) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return path.endsWith('.test.ts') ? [] : [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}

/** The last few stay: two branches of work side by side both start warm. */
async function forgetOld(cache: string, current: string): Promise<void> {
  const folders = (await readdir(cache)).map((name) => join(cache, name)).filter((path) => path !== current);
  const dated = await Promise.all(
    folders.map(async (path) => ({ path, at: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  dated.sort((a, b) => b.at - a.at);
  await Promise.all(dated.slice(5).map(({ path }) => rm(path, { recursive: true, force: true })));
}
