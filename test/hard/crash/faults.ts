import { beginWith, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { brokenIn, openRound } from './round.ts';
import { type Written, write } from './writers.ts';

/** The share of calls of every table that are refused as too many. */
const throttle = 0.2;
/** A whole run writes so often; each round has a case, which holds 40 notes. */
const writes = 1500;
const aRound = 100;
/** The share that must succeed, with what people and programs do about a failure: the same call again, with its key. */
const leastShare = 0.99;
const again = 3;

/** Tables that fail a fifth of their calls, under people who write at once. */
export const faulty: HardCase = {
  id: 'e1',
  what: 'A fifth of all calls to tables fails',
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
  const people = await signUpPeople(calm, ['maya', 'otto']);
  for (const person of people) await beginWith(calm.wire, person, person.name);
  const count = Math.max(1, Math.round((writes * share) / aRound));
  const rounds = [];
  for (let id = 0; id < count; id++) rounds.push(await openRound(calm, id, people));
  await calm.kill();

  const failing = await startAttacked({ data: calm.data, throttle });
  const all: Written[][] = [];
  for (const round of rounds)
    all.push(await write(failing, round, { goesOn: ({ length }) => length < aRound, again }));
  await failing.kill();

  const after = await startAttacked({ data: calm.data });
  const broken: string[] = [];
  // Names go on from round to round: only the last round's are still there.
  for (const [at, round] of rounds.entries())
    broken.push(...(await brokenIn(after, { ...round, people: at === count - 1 ? people : [] }, all[at]!)));
  await after.kill();
  broken.forEach(say);
  const tried = all.flat().length;
  const done = all.flat().filter(({ acknowledged }) => acknowledged).length;
  const percent = (100 * done) / tried;
  return [
    {
      tried: `${tried} writes`,
      mark: 'nothing is lost, half there or there twice',
      result: `${broken.length} broken`,
      held: broken.length === 0,
    },
    {
      tried: `${tried} writes`,
      mark: `${100 * leastShare} % succeed, tried ${again + 1} times`,
      result: `${percent.toFixed(1)} %`,
      held: done / tried >= leastShare,
    },
  ];
}
