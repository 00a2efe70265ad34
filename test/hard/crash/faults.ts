import pMap from 'p-map';
import { type Person, beginWith, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { type Round, brokenIn, openRound } from './round.ts';
import { type Search, brokenSearches, searchAll } from './searches.ts';
import { type Written, write } from './writers.ts';

/** A fifth of all calls of tables, queues and files. A silent one takes its time, so there are few. */
const fault = { throttle: 0.07, error: 0.05, lost: 0.075, silent: 0.003 };
/** A whole run writes so often; each round has a case, which holds 40 notes. */
const writes = 2000;
const aRound = 100;
const together = 10;
/** And so many people let us search. */
const searching = 12;
/** The share that must succeed, with what people and programs do about a failure: the same call again, with its key. */
const leastShare = 0.99;
const again = 3;
/** What a queue hides while it may be worked on comes back within this time, ms. */
const later = 900_000;

/** Tables, queues and files that fail a fifth of their calls, under people who write at once. */
export const faulty: HardCase = {
  id: 'e1',
  what: 'A fifth of all calls to tables, queues and files fails',
  run: async (told) => {
    const calm = await startAttacked();
    try {
      return await writeThrough(calm, told);
    } finally {
      await calm.close();
    }
  },
};

async function writeThrough(calm: Attacked, { share, say }: Told): Promise<Result[]> {
  const seekers = Array.from({ length: Math.max(2, Math.round(searching * share)) }, (_, n) => `seeker${n}`);
  const all = await signUpPeople(calm, ['maya', 'otto', ...seekers]);
  for (const person of all) await beginWith(calm.wire, person, person.name);
  const people = all.slice(0, 2);
  const rounds: Round[] = [];
  const count = Math.max(1, Math.round((writes * share) / aRound));
  for (let id = 0; id < count; id++) {
    const round = await openRound(calm, id, people);
    // A name is one for all rounds: it is changed in the last.
    rounds.push(id === count - 1 ? round : { ...round, people: [] });
  }
  await calm.kill();

  const { written, searches } = await whileFailing(calm.data, rounds, all.slice(2));
  const after = await startAttacked({ data: calm.data, ahead: later });
  const broken: string[] = [];
  for (const [at, round] of rounds.entries()) broken.push(...(await brokenIn(after, round, written[at]!)));
  const searched = await brokenSearches(after, searches);
  await after.kill();
  const failed = written.flat().filter(({ acknowledged }) => !acknowledged);
  [...broken, ...searched.broken, ...failed.map(({ kind, what }) => `not done: ${kind} ${what}`)].forEach(
    say,
  );
  return linesOf(written.flat(), broken, searches, searched);
}

async function whileFailing(data: string, rounds: readonly Round[], seekers: Person[]) {
  const failing = await startAttacked({ data, fault });
  const searching = searchAll(failing, seekers, again);
  const going = { goesOn: ({ length }: readonly Written[]) => length < aRound, again };
  const written = await pMap(rounds, (round) => write(failing, round, going), { concurrency: together });
  const searches = await searching;
  await failing.kill();
  return { written, searches };
}

function linesOf(
  written: readonly Written[],
  broken: readonly string[],
  searches: readonly Search[],
  searched: { broken: readonly string[]; alerts: number },
): Result[] {
  const tried = `${written.length} writes`;
  const done = written.filter(({ acknowledged }) => acknowledged).length / written.length;
  return [
    {
      tried,
      mark: 'nothing is lost, half there or there twice',
      result: `${broken.length} broken`,
      held: broken.length === 0,
    },
    {
      tried,
      mark: `${100 * leastShare} % succeed, tried ${again + 1} times`,
      result: `${(100 * done).toFixed(1)} %`,
      held: done >= leastShare,
    },
    {
      tried: `${searches.length} searches, ${searched.alerts} alerts`,
      mark: 'each ends, each copy is told once',
      result: `${searched.broken.length} broken`,
      held: searched.broken.length === 0 && searched.alerts > 0,
    },
  ];
}
