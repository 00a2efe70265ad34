import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../../bench/seeded.ts';
import { beginWith, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { brokenIn, openRound } from './round.ts';
import { type Written, write } from './writers.ts';

/** Writes before the disk is full, while it is, and once there is room again. */
const counts = { before: 12, full: 10, after: 25 };
/** Room that is left on the disk, bytes: the write that does not fit is written in part. */
const room = 3_000;

/** A disk that is full for a while under people who write, and a log that is damaged where nobody writes any more. */
export const disk: HardCase = {
  id: 'e5',
  what: 'A full disk, and a damaged log',
  run: async (told) => {
    const attacked = await startAttacked();
    try {
      const people = await signUpPeople(attacked, ['maya', 'otto']);
      for (const person of people) await beginWith(attacked.wire, person, person.name);
      const round = await openRound(attacked, 0, people);
      if (!limitFiles(attacked, 'unlimited'))
        return [{ tried: 'prlimit', mark: 'it is there', result: 'not run', held: 'not run' }];
      const written = await writeThrough(attacked, round);
      await attacked.kill();
      const after = await startAttacked({ data: attacked.data });
      const broken = await brokenIn(after, round, written);
      broken.forEach(told.say);
      await after.kill();
      return [...linesOf(attacked, written, broken), await damaged(attacked.data, told)];
    } finally {
      await attacked.close();
    }
  },
};

/** How large a file of that process may be, bytes: a disk without room, for it alone. False where nobody can say so. */
function limitFiles({ pid }: Attacked, bytes: string): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function writeThrough(
  attacked: Attacked,
  round: Awaited<ReturnType<typeof openRound>>,
): Promise<Written[]> {
  let full = false;
  let refusedUntil = Infinity;
  const goesOn = (written: readonly Written[]) => {
    const acknowledged = written.filter((one) => one.acknowledged).length;
    if (!full && acknowledged >= counts.before) {
      full = limitFiles(attacked, String(logOf(attacked.data).size + room));
      refusedUntil = written.length + counts.full;
    }
    if (written.length === refusedUntil) limitFiles(attacked, 'unlimited');
    return written.length < refusedUntil + counts.after;
  };
  return write(attacked, round, { goesOn, again: 0 });
}

/** The log to which tables are written at the moment. */
function logOf(data: string): { path: string; size: number } {
  const folder = join(data, 'dynamodb');
  const name = readdirSync(folder)
    .filter((one) => one.endsWith('.log'))
    .sort()
    .at(-1)!;
  const path = join(folder, name);
  return { path, size: statSync(path).size };
}

function linesOf(attacked: Attacked, written: readonly Written[], broken: readonly string[]): Result[] {
  const acknowledged = written.filter((one) => one.acknowledged).length;
  const said = attacked.output().match(/^The disk is full\..*$/gm) ?? [];
  const tried = `${written.length} writes, ${acknowledged} acknowledged, ${written.length - acknowledged} refused`;
  return [
    {
      tried,
      mark: 'nothing acknowledged is lost, also once there is room again',
      result: `${broken.length} broken`,
      held: broken.length === 0 && acknowledged >= counts.before && acknowledged < written.length,
    },
    {
      tried,
      mark: 'one line says that the disk is full',
      result: `${said.length} said`,
      held: said.length === 1,
    },
  ];
}

/** One byte of the log is another, in its first half: what stood there is lost, and said to be. */
async function damaged(data: string, { seed }: Told): Promise<Result> {
  // What was recovered is no log any more: a round of writes makes one.
  const writing = await startAttacked({ data });
  for (const [at, person] of (await signUpPeople(writing, ['vera', 'wim'])).entries()) {
    await beginWith(writing.wire, person, person.name);
    const round = await openRound(writing, 1 + at, [person]);
    await write(writing, round, { goesOn: ({ length }) => length < 20, again: 0 });
  }
  await writing.kill();
  const { path, size } = logOf(data);
  const bytes = readFileSync(path);
  bytes[Math.floor((seeded(seed)() * size) / 2)]! ^= 0xff;
  writeFileSync(path, bytes);
  const again = await startAttacked({ data });
  const said = again.output().match(/^The data folder is damaged: .*$/gm) ?? [];
  await again.kill();
  return {
    tried: `a byte of a log of ${(size / 1024).toFixed(0)} kB`,
    mark: 'it starts, and one line says what is lost',
    result: said[0]?.replace(/ cannot be read.*/, '') ?? 'nothing said',
    held: said.length === 1,
  };
}
