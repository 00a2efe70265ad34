/**
 * npm run mutation [-- proof engine/judge] [-- --concurrency 1]: breaks each room of domain/ in one place after the other, or those
 * that are named, has the room's own tests tried, and prints a line a room. With --share 0.2 only what lies in a fifth of the lines is
 * broken, drawn by lot and the same each time; --draw 2 draws others. Other options go to Stryker; with --mutate it runs once over those files alone.
 * Ends with 1 where a room has less than 80 %.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, rooms, testsOf } from './rooms.ts';
import { sampleOf } from './sample.ts';
import { type Report, type Score, percentOf, scoreOf, tableOf } from './score.ts';

const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const least = 80;

const given = process.argv.slice(2);
const all = given.slice(given.findIndex((word) => word.startsWith('-')) >>> 0);
const named = given.slice(0, given.length - all.length);
/** Takes one of ours, with its number, out of those for Stryker. */
const own = (name: string) => {
  const at = all.indexOf(name);
  return at < 0 ? 1 : Number(all.splice(at, 2)[1]);
};
const share = own('--share');
const draw = own('--draw');
const options = all;
const unknown = named.filter((room) => !rooms.includes(room));
if (!(share > 0 && share <= 1 && draw > 0)) {
  console.error('--share is a number up to 1, such as 0.2; --draw is a number, such as 2.');
  process.exit(2);
}
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
    const files = share < 1 ? sampleOf(room, share, draw) : filesOf(room);
    scores.set(room, broken(['--mutate', files], testsOf(room)));
  }
rmSync(folder, { recursive: true });
console.log(`\n${tableOf(scores)}`);
process.exit([...scores.values()].every((score) => score && percentOf(score) >= least) ? 0 : 1);
