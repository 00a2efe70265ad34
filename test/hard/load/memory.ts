import { readFileSync } from 'node:fs';
import { seeded } from '../../../bench/seeded.ts';
import { type Person, beginWith, signInAs, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { openLoop, type Step } from './open-loop.ts';
import { shareOfMachine, wasQuiet } from './quiet.ts';
import { type Look, trend } from './trend.ts';
import { mixedTraffic } from './traffic.ts';

/** Calls a second: what two busy cores keep up with. */
const rate = 60;
const minutes = 20;
/** Calls under way at once: one more is left out, or a machine that does other things would hold them all. */
const most = 40;
/** Environments start, code is compiled and stores fill their buffers in the first part of it. */
const warmUp = 0.25;
/** An access token lives a quarter of an hour: everybody signs in again before that, minutes. */
const signsIn = 7;
/** A look at all of the process, s. */
const every = 5;
/** What the whole process may gain after the warm-up, as a share of what it has. */
const mostGained = 0.05;
/** And what the main thread may, once what nobody holds is thrown away, MB. */
const mostHeld = 10;

/** The same traffic for minutes on end; left out unless somebody asks for it. */
export const memory: HardCase = {
  id: 'i2',
  what: 'Memory under steady traffic',
  whenAsked: true,
  run: async (told) => {
    const attacked = await startAttacked({ tellHeap: true });
    try {
      const names = Array.from({ length: 8 }, (_, n) => `reader${n}`);
      const people = await signUpPeople(attacked, names);
      for (const person of people) await beginWith(attacked.wire, person, person.name);
      const next = mixedTraffic(attacked, people, seeded(told.seed));
      const long = told.minutes ?? minutes;
      const before = await shareOfMachine();
      const looking = lookAt(attacked, told);
      const entering = setInterval(
        () => void signInAgain(attacked, people).catch(told.say),
        signsIn * 60_000,
      );
      const step = await openLoop(next, rate, 60 * long, most);
      clearInterval(entering);
      const looks = looking.end();
      return linesOf(step, looks, { long, quiet: wasQuiet(before, await shareOfMachine()) });
    } finally {
      await attacked.close();
    }
  },
};

/** In place: whoever calls next has the new token. */
async function signInAgain(attacked: Attacked, people: Person[]): Promise<void> {
  for (const [at, { name }] of people.entries()) people[at] = await signInAs(attacked, name, 'Correct-h0rse');
}

/** MB of the process, all threads together, and of the main thread's heap. */
interface Looks {
  whole: Look[];
  heap: Look[];
}

function lookAt({ pid, output }: Attacked, { say }: Told) {
  const began = performance.now();
  const minutesIn = () => (performance.now() - began) / 60_000;
  const whole: Look[] = [];
  const heap: Look[] = [];
  let told = heapsIn(output()).length;
  const look = () => {
    const { mb, threads } = processOf(pid);
    whole.push({ at: minutesIn(), value: mb });
    const heaps = heapsIn(output());
    for (const value of heaps.slice(told)) {
      heap.push({ at: minutesIn(), value });
      say(
        `${minutesIn().toFixed(1)} min: ${mb.toFixed(0)} MB in ${threads} threads, main heap ${value.toFixed(1)} MB`,
      );
    }
    told = heaps.length;
  };
  const looking = setInterval(look, every * 1000);
  return {
    end: (): Looks => {
      clearInterval(looking);
      return { whole, heap };
    },
  };
}

const heapsIn = (output: string) => [...output.matchAll(/^heap (\S+)$/gm)].map(([, mb]) => Number(mb));

/**
 * A function that waits for a busy machine has more environments beside it, each a thread of some 25 MB: then what the whole process has is told,
 * and so are calls that were given up.
 */
function linesOf(
  { calls, failed, leftOut }: Step,
  looks: Looks,
  { long, quiet }: { long: number; quiet: boolean },
): Result[] {
  const warm = (all: Look[]) => all.filter(({ at }) => at >= long * warmUp);
  const gained = (all: Look[]) => trend(warm(all)) * long * (1 - warmUp);
  const [first, last] = [warm(looks.whole)[0]?.value ?? 0, looks.whole.at(-1)?.value ?? 0];
  const tried = `${calls - leftOut} calls in ${long} minutes`;
  const [whole, heap] = [gained(looks.whole), gained(looks.heap)];
  const busy = quiet ? '' : '; the machine was busy';
  const known = warm(looks.whole).length > 1 && first > 0;
  return [
    {
      tried,
      mark: 'no error; on a quiet machine',
      result: `${failed} errors${busy}`,
      held: quiet ? failed === 0 : 'not run',
    },
    {
      tried,
      mark: `after the warm-up <= ${100 * mostGained} % more, by the line through all looks; on a quiet machine`,
      result: `${first.toFixed(0)} to ${last.toFixed(0)} MB: ${signed(whole)} MB${busy}`,
      held: known && quiet ? whole <= mostGained * first : 'not run',
    },
    {
      tried,
      mark: `what the main thread holds <= ${mostHeld} MB more`,
      result: `${signed(heap)} MB`,
      held: warm(looks.heap).length > 1 ? heap <= mostHeld : 'not run',
    },
  ];
}

const signed = (mb: number) => `${mb < 0 ? '' : '+'}${mb.toFixed(1)}`;

/** MB that a process has in memory, and its threads. Linux only; elsewhere nothing. */
function processOf(pid: number): { mb: number; threads: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { mb: of('VmRSS') / 1024, threads: of('Threads') };
  } catch {
    return { mb: 0, threads: 0 };
  }
}
