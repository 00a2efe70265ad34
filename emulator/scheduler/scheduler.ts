import type { Space } from '../host/durable.ts';

export interface Schedule {
  name: string;
  /** Either how often, */
  everyMs?: number;
  /** or at which moment, once: ms since 1970. */
  onceAt?: number;
  functionArn: string;
  input: unknown;
  retries: number;
}

export interface SchedulerOptions {
  /** Those that are switched on at this moment. */
  schedules: () => Schedule[];
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  /** When each schedule last ran, ms since 1970: a restart neither skips nor repeats a run. */
  lastRuns: Space<number>;
  now: () => number;
}

export interface Scheduler {
  /** From now on what is due runs by itself. Before, nobody may be there yet whom a function calls. */
  begin(): void;
  /** Runs what is due now; resolves when done. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** A failed call is repeated this often at most, a moment apart; the next run comes anyway. */
const mostRetries = 2;

/** Calls functions at their rate, as EventBridge Scheduler does; a run that was missed while off is made up once. */
export function createScheduler({ schedules, invoke, lastRuns, now }: SchedulerOptions): Scheduler {
  let closed = false;
  let running = Promise.resolve();
  const run = async (schedule: Schedule) => {
    const last = await lastRuns.get(schedule.name);
    if (!isDue(schedule, last, now())) return;
    await lastRuns.put(schedule.name, now());
    for (let attempt = 0; attempt <= Math.min(schedule.retries, mostRetries) && !closed; attempt++)
      try {
        await invoke(schedule.functionArn, schedule.input);
        return;
      } catch {
        // The function's log has the cause.
      }
  };
  const runDue = () => (running = running.then(async () => void (await Promise.all(schedules().map(run)))));
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      if (!closed) timer ??= setInterval(() => void runDue(), 1000);
    },
    runDue,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A moment that is past counts once; one that was set anew counts again. */
function isDue({ everyMs, onceAt }: Schedule, last: number | undefined, now: number): boolean {
  if (onceAt !== undefined) return onceAt <= now && (last === undefined || last < onceAt);
  return last === undefined || last + (everyMs ?? 0) <= now;
}
