import { minute } from '#domain/durations';

/** What of a stage can be switched off while nobody uses it: event source mappings and schedules. */
export interface Switches {
  /** Whether all of it is on, all of it off, or something in between. */
  state(): Promise<'on' | 'off' | 'between'>;
  turn(to: 'on' | 'off'): Promise<void>;
  /** Starts each job of the schedules once, and does not wait for it. */
  startJobs(): Promise<void>;
  /** Messages that wait, are being worked on, or are put off, in all queues. */
  waiting(): Promise<number>;
  /** When the stage is looked at again; undefined: not before somebody comes. */
  lookAgainAt(ms: number | undefined): Promise<void>;
}

export interface Sleeper {
  /** Somebody did something. */
  wake(): Promise<void>;
  /** It is time to look whether anything is left to do. */
  look(): Promise<void>;
}

/** A call that comes so soon after another changes nothing. */
const noted = 5 * minute;
const whileWorking = 15 * minute;
/** For a message that was sent while the stage fell asleep: what SQS counts may be a minute old. */
const afterFallingAsleep = 5 * minute;

/**
 * A stage that costs nothing while nobody uses it: no mapping polls and no schedule ticks. Whatever a person does wakes it, and what
 * was due meanwhile is done then. It falls asleep after a time without use, once its queues are empty. Every order of steps ends
 * with a look to come, so that one that fails half-way is mended by the next.
 */
export function sleeper(switches: Switches, afterMinutes: number, now: () => number): Sleeper {
  let wokenAt = -Infinity;
  return {
    async wake() {
      if (now() < wokenAt + noted) return;
      await switches.lookAgainAt(now() + afterMinutes * minute);
      const before = await switches.state();
      if (before !== 'on') await switches.turn('on');
      if (before === 'off') await switches.startJobs();
      wokenAt = now();
    },
    async look() {
      const isWorking = (await switches.waiting()) > 0;
      const state = await switches.state();
      if (!isWorking && state === 'off') return switches.lookAgainAt(undefined);
      await switches.lookAgainAt(now() + (isWorking ? whileWorking : afterFallingAsleep));
      if (isWorking && state !== 'on') await switches.turn('on');
      if (!isWorking) await switches.turn('off');
      // The next person wakes it, however soon.
      wokenAt = -Infinity;
    },
  };
}
