/**
 * npm run mutation [-- proof engine/judge] [-- --concurrency 1]: breaks each room of domain/ in one place after the other, or those
 * that are named, has the room's own tests tried, and prints a line a room. Options go to Stryker; with --mutate it runs once over those files alone.
 * Ends with 1 where a room has less than 80 %.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, rooms, testsOf } from './rooms.ts';
import { type Report, type Score, percentOf, scoreOf, tableOf } from './score.ts';

const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const least = 80;

const given = process.argv.slice(2);
const options = given.slice(given.findIndex((word) => word.startsWith('-')) >>> 0);
const named = given.slice(0, given.length - options.length);
const unknown = named.filter((room) => !rooms.includes(room));
if (unknown.length > 0) {
  console.error(`There is no room ${unknown.join(', ')}. Rooms: ${rooms.join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'mutation-report-'));

/** Breaks these files, has them tried by these tests or by all of domain/, and says what became of it; undefined where the run did not come to its end. */
function broken(files: readonly string[], tests?: string): Score | undefined {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    [stryker, 'run', join(import.meta.dirname, 'stryker.config.mjs'), ...files, ...options],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATION_REPORT: report, ...(tests && { MUTATION_TESTS: tests }) },
    },
  );
  try {
    return scoreOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return undefined;
  }
}

const scores = new Map<string, Score | undefined>();
if (options.includes('--mutate')) scores.set('what was named', broken([]));
else
  for (const room of named.length > 0 ? named : rooms) {
    console.log(`\n${room}`);
    scores.set(room, broken(['--mutate', filesOf(room)], testsOf(room)));
  }
rmSync(folder, { recursive: true });
console.log(`\n${tableOf(scores)}`);
process.exit([...scores.values()].every((score) => score && percentOf(score) >= least) ? 0 : 1);
