import { seeded } from '../../../bench/seeded.ts';
import { type Person, beginWith, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { brokenIn, openRound } from './round.ts';
import { type Written, write } from './writers.ts';

/** A whole run kills the stack so often. */
const kills = 20;
/** From the start of the process, ms; Node and the sources take most of it. */
const quickRestart = 20_000;

/** kill -9 while seven write at once, again and again over the same data. */
export const killed: HardCase = {
  id: 'e2',
  what: 'kill -9 in mid-write',
  run: async (told) => {
    let attacked = await startAttacked();
    try {
      const people = await signUpPeople(attacked, ['maya', 'otto']);
      for (const person of people) await beginWith(attacked.wire, person, person.name);
      const found: Found = { acknowledged: 0, open: 0, broken: [], slowest: 0 };
      for (let round = 0; round < Math.max(2, Math.round(kills * told.share)); round++)
        attacked = await killOnce(attacked, people, round, told, found);
      return linesOf(found, Math.max(2, Math.round(kills * told.share)));
    } finally {
      await attacked.close();
    }
  },
};

interface Found {
  acknowledged: number;
  /** Writes under way when the process ended. */
  open: number;
  broken: string[];
  slowest: number;
}

async function killOnce(attacked: Attacked, people: Person[], id: number, { seed, say }: Told, found: Found) {
  const round = await openRound(attacked, id, people);
  const least = 5 + Math.floor(seeded(seed + id)() * 50);
  let killing: Promise<void> | undefined;
  const goesOn = (written: readonly Written[]) => {
    // The next writes are under way when the signal comes.
    if (written.filter(({ acknowledged }) => acknowledged).length >= least) killing ??= attacked.kill();
    return killing === undefined;
  };
  const written = await write(attacked, round, { goesOn, again: 0 });
  await (killing ?? attacked.kill());
  const began = performance.now();
  const again = await startAttacked({ data: attacked.data });
  found.slowest = Math.max(found.slowest, performance.now() - began);
  const broken = await brokenIn(again, round, written);
  broken.forEach((words) => say(`kill ${id}: ${words}`));
  found.broken.push(...broken);
  found.acknowledged += written.filter(({ acknowledged }) => acknowledged).length;
  found.open += written.filter(({ acknowledged }) => !acknowledged).length;
  return again;
}

function linesOf({ acknowledged, open, broken, slowest }: Found, times: number): Result[] {
  const tried = `${times} kills, ${acknowledged} writes acknowledged, ${open} under way`;
  return [
    {
      tried,
      mark: 'nothing acknowledged is lost, nothing is half there',
      result: `${broken.length} broken`,
      held: broken.length === 0,
    },
    {
      tried: `${times} restarts`,
      mark: `ready within ${quickRestart / 1000} s`,
      result: `${(slowest / 1000).toFixed(1)} s`,
      held: slowest < quickRestart,
      timed: true,
    },
  ];
}
