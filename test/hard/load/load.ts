import { readFileSync } from 'node:fs';
import { seeded } from '../../../bench/seeded.ts';
import { beginWith, signUpPeople } from '../../support/people.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { identityOf } from '../guess/identity.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { type Step, openLoop } from './open-loop.ts';
import { shareOfMachine, wasQuiet } from './quiet.ts';
import { type Call, mixedTraffic } from './traffic.ts';

/** Calls a second of each step, until one is not kept up with. */
const rates = [25, 50, 75, 100, 150, 200, 300, 400];
const seconds = 5;
/** A step is kept up with when so many of its calls are answered by its end. */
const keepsUp = 0.95;
/** ms of processor for one call, all of the stack together: what a machine is short of first, and the same however busy it is. */
const mostProcessor = 20;
/** What two quiet processors with the client beside keep up with: calls a second, and ms at half of it for 99 of 100 calls. */
const marks = { knee: 300, halfway: 100 };
/** What a flood of sign-ins may do to reads: their slowest hundredth, ms, or as many times what it was without it. */
const inFlood = { longest: 250, times: 4, readRate: 10, floodRate: 30 };

/** More and more calls, whether or not those before were answered; then sign-ins by the hundred beside reads. */
export const load: HardCase = {
  id: 'i',
  what: 'Load',
  run: async (told) => {
    const attacked = await startAttacked();
    try {
      const people = await signUpPeople(
        attacked,
        Array.from({ length: 8 }, (_, n) => `reader${n}`),
      );
      for (const person of people) await beginWith(attacked.wire, person, person.name);
      const next = mixedTraffic(attacked, people, seeded(told.seed));
      // Environments start, and what is called often is compiled.
      await openLoop(next, 20, 5);
      const steps = await findKnee(attacked, next, told);
      return [...steps, await floodOfSignIns(attacked, next, told)];
    } finally {
      await attacked.close();
    }
  },
};

async function findKnee(attacked: Attacked, next: () => Call, { share, say }: Told): Promise<Result[]> {
  const long = Math.max(2, seconds * share);
  const before = await shareOfMachine();
  const steps: (Step & { processor: number })[] = [];
  for (const rate of rates) {
    const used = processorOf(attacked.pid);
    const step = await openLoop(next, rate, long);
    steps.push({ ...step, processor: (processorOf(attacked.pid) - used) / step.calls });
    say(wordsOf(steps.at(-1)!));
    if (step.kept < keepsUp) break;
  }
  const quiet = wasQuiet(before, await shareOfMachine());
  const kept = steps.filter((step) => step.kept >= keepsUp);
  const knee = kept.at(-1);
  const half = kept.findLast(({ rate }) => rate <= (knee?.rate ?? 0) / 2);
  const failed = kept.reduce((sum, step) => sum + step.failed, 0);
  const processor = Math.min(...steps.map((step) => step.processor));
  const tried = `${steps.reduce((sum, { calls }) => sum + calls, 0)} calls in ${steps.length} steps`;
  return [
    { tried, mark: 'no error below the knee', result: `${failed} errors`, held: failed === 0 && !!knee },
    {
      tried,
      mark: `<= ${mostProcessor} ms of processor a call`,
      result: `${processor.toFixed(1)} ms`,
      held: processor <= mostProcessor,
      timed: true,
    },
    kneeLine({ knee: knee?.rate ?? 0, half, quiet, whole: share >= 1 }),
  ];
}

/** A mark that is met is met, whatever else the machine did; one that is missed counts where it did nothing else, and is told where it did. */
function kneeLine({
  knee,
  half,
  quiet,
  whole,
}: {
  knee: number;
  half: Step | undefined;
  quiet: boolean;
  whole: boolean;
}): Result {
  const p99 = half ? `, p99 ${half.p99.toFixed(0)} ms at ${half.rate}/s` : '';
  const met = knee >= marks.knee && half !== undefined && half.p99 <= marks.halfway;
  const compared = whole && (quiet || met);
  return {
    tried: `${rates.length} rates, up to ${rates.at(-1)}/s`,
    mark: `>= ${marks.knee}/s, p99 <= ${marks.halfway} ms at half of it; missed only on a quiet machine`,
    result: `${knee}/s${p99}${compared ? '' : whole ? '; the machine was busy' : '; a share says nothing'}`,
    held: compared ? met : 'not run',
    timed: true,
  };
}

const wordsOf = ({ rate, calls, failed, p50, p99, kept, processor }: Step & { processor: number }) =>
  `${rate}/s: ${calls} calls, ${failed} failed, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
  `${(100 * kept).toFixed(0)} % in time, ${processor.toFixed(1)} ms of processor a call`;

async function floodOfSignIns(attacked: Attacked, next: () => Call, { share, say }: Told): Promise<Result> {
  const { begin, wrongPassword } = identityOf(attacked);
  const long = Math.max(3, 2 * seconds * share);
  const { readRate, floodRate, longest, times } = inFlood;
  let guest = 0;
  const signIn = () => async () => void (await wrongPassword(await begin(`guest${guest++}@example.com`)));
  const calm = await openLoop(next, readRate, long);
  const [flooded, flood] = await Promise.all([
    openLoop(next, readRate, long),
    openLoop(signIn, floodRate, long),
  ]);
  const most = Math.max(longest, times * calm.p99);
  say(
    `calls beside ${flood.calls} sign-ins: p99 ${flooded.p99.toFixed(0)} ms, ${calm.p99.toFixed(0)} ms without`,
  );
  return {
    tried: `${flood.calls} sign-ins beside ${flooded.calls} calls`,
    mark: `p99 of calls <= ${longest} ms, or ${times} times that without`,
    result: `${flooded.p99.toFixed(0)} ms, ${calm.p99.toFixed(0)} without; ${flooded.failed} errors`,
    held: flooded.p99 <= most && flooded.failed === 0,
    timed: true,
  };
}

/** ms that a process has had of the processor so far, in all its threads. Linux only; elsewhere nothing. */
function processorOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
