import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../../../bin/build.ts';

/** What came of one file. */
export interface Taken {
  name: string;
  /** It has a print that can be compared. */
  read: boolean;
  /** Processor time, ms. */
  ms: number;
  /** What the process had of memory so far, at most, MB. */
  mb: number;
}

/** Takes files in as the functions do: bundled, with their decoders, in a process of its own. One that is missing ended it. */
export async function asScansTake(files: Record<string, Buffer>): Promise<Taken[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hard-pictures-'));
  const outfile = join(folder, 'decoding.cjs');
  const { outdir: _dir, outExtension: _ending, ...options } = bundleOptions;
  const entryPoints = [resolve(import.meta.dirname, 'decoding.ts')];
  await build({ ...options, entryPoints, outfile, write: true });
  const taken = await takenBy(outfile, files);
  await rm(folder, { recursive: true });
  return taken;
}

function takenBy(program: string, files: Record<string, Buffer>): Promise<Taken[]> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  const lines = Object.entries(files).map(([name, bytes]) =>
    JSON.stringify({ name, base64: bytes.toString('base64') }),
  );
  child.stdin.on('error', () => {}); // it died: what is missing is told
  child.stdin.end(lines.join('\n'));
  return new Promise((done) =>
    child.on('close', () =>
      done(
        said
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line) as Taken),
      ),
    ),
  );
}
