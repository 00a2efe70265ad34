import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Does nothing useful for a second, and says what share of the time it had a processor. */
const loop =
  'const began = performance.now(); const used = process.cpuUsage();' +
  'while (performance.now() - began < 1000) Math.sqrt(began);' +
  'const { user, system } = process.cpuUsage(used);' +
  'console.log((user + system) / 1000 / (performance.now() - began));';
/** Of a second on each processor a machine that does nothing else leaves nearly all. */
const mostOfIt = 0.9;

/** What share of all its processors the machine has for us at this moment: one loop on each, 0 to 1. */
export async function shareOfMachine(): Promise<number> {
  const run = promisify(execFile);
  const shares = await Promise.all(
    Array.from({ length: availableParallelism() }, async () =>
      Number((await run(process.execPath, ['-e', loop])).stdout),
    ),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Whether a figure that was measured between two such looks says anything of the product. */
export const wasQuiet = (before: number, after: number): boolean => Math.min(before, after) >= mostOfIt;
