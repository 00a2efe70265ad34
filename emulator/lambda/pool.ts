import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { FunctionDefinition } from './definition.ts';
import { startEnvironment, type Environment } from './worker.ts';

export interface Pool {
  /** @param event JSON @throws FunctionFailure */
  invoke(event: string): Promise<unknown>;
  /** Lets running events end on the old code and starts the next ones on the new. */
  replace(): void;
  close(): Promise<void>;
}

export interface PoolOptions {
  definition: FunctionDefinition;
  /** Asked for each new environment, because credentials end. */
  environment: () => Promise<Record<string, string>>;
  write: (text: string) => void;
  now: () => number;
  /** So many environments are started at once, as in the cloud; further ones one by one, when nobody comes back within `patience`. */
  quickly?: number;
  /** ms */
  patience?: number;
  /** ms after which an environment ends that nobody asked for: further ones, and the last one of the function. */
  rest?: { further: number; last: number };
}

/**
 * In the cloud each environment has its own machine. Here a start takes the processor from those that run, and each has to learn
 * anew what is called often: a crowd that starts a hundred waits longer than one that shares four.
 */
const shared = {
  quickly: 2 * availableParallelism(),
  patience: 150,
  rest: { further: 120_000, last: 600_000 },
};

/** Share of its time in which this thread, which everything goes through, worked; and how often in a row that is an excuse. */
const busy = 0.7;
const longestTries = 10;

/** Credentials in an environment outlive this, so no event meets expired ones. */
const oldest = 12 * 3_600_000;

interface Member {
  environment: Environment;
  generation: number;
  startedAt: number;
  /** Since when nobody asked for it. */
  idleSince: number;
}

/** The environments of one function: one event each at a time, kept warm between events, at most `concurrency` of them. */
export function createPool(options: PoolOptions): Pool {
  const { definition, environment, write, now, quickly, patience, rest } = { ...shared, ...options };
  const idle: Member[] = [];
  const all = new Set<Environment>();
  const waiting: (() => void)[] = [];
  /** Those who hope that an environment comes back. */
  const hoping: ((freed: Member) => void)[] = [];
  let running = 0;
  let starting = 0;
  let generation = 0;
  let closed = false;

  const usable = (member: Member) =>
    member.generation === generation && member.environment.alive() && now() - member.startedAt < oldest;
  const discard = async (member: Member) => {
    all.delete(member.environment);
    await member.environment.end();
  };
  /** Late because this machine is busy: another start would make those wait longer that are under way. */
  const isExcused = (utilization: number, tries: number) =>
    (utilization > busy && tries < longestTries) || starting > 0 || ![...all].every((each) => each.ready());
  /** Whoever comes back first; undefined when another is to be started. */
  const freedSoon = () =>
    new Promise<Member | undefined>((done) => {
      let before = performance.eventLoopUtilization();
      let tries = 0;
      const hope = (freed?: Member) => {
        clearInterval(timer);
        done(freed);
      };
      const timer = setInterval(() => {
        const { utilization } = performance.eventLoopUtilization(before);
        before = performance.eventLoopUtilization();
        tries += 1;
        if (all.size + starting >= quickly && isExcused(utilization, tries)) return;
        hoping.splice(hoping.indexOf(hope), 1);
        hope();
      }, patience);
      hoping.push(hope);
    });
  const giveBack = (member: Member) => {
    const hope = hoping.shift();
    if (hope) return hope(member);
    member.idleSince = performance.now();
    idle.push(member);
    watchRest();
  };
  let resting: NodeJS.Timeout | undefined;
  /** Whoever came back last is asked first, so the first of the list has rested longest. */
  const watchRest = () => {
    const [longest] = idle;
    if (resting || !longest || closed) return;
    const due = longest.idleSince + (all.size > 1 ? rest.further : rest.last) - performance.now();
    if (due <= 0) {
      void discard(idle.shift()!);
      return watchRest();
    }
    resting = setTimeout(() => {
      resting = undefined;
      watchRest();
    }, due);
    resting.unref();
  };
  const take = async (): Promise<Member> => {
    for (let member = idle.pop(); member; member = idle.pop()) {
      if (usable(member)) return member;
      await discard(member);
    }
    const freed = all.size + starting < quickly ? undefined : await freedSoon();
    if (freed) return freed;
    starting += 1;
    const variables = await environment().finally(() => (starting -= 1));
    const member = {
      environment: startEnvironment(definition, { environment: variables, write, now }),
      generation,
      startedAt: now(),
      idleSince: 0,
    };
    all.add(member.environment);
    return member;
  };
  const turn = async () => {
    if (running >= definition.concurrency) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
  };
  const next = () => {
    const go = waiting.shift();
    if (go) go();
    else running -= 1;
  };

  return {
    async invoke(event) {
      if (closed) throw new Error(`${definition.name} is closed`);
      await turn();
      const requestId = randomUUID();
      const member = await take().catch((error: unknown) => {
        next();
        throw error;
      });
      const started = now();
      write(`START RequestId: ${requestId} Version: $LATEST\n`);
      try {
        return await member.environment.run(requestId, event);
      } catch (error) {
        const { name, message } = error as Error;
        write(`ERROR RequestId: ${requestId} ${name}: ${message}\n`);
        throw error;
      } finally {
        write(`END RequestId: ${requestId} Duration: ${now() - started} ms\n`);
        if (usable(member) && !closed) giveBack(member);
        else void discard(member);
        next();
      }
    },
    replace() {
      generation += 1;
      for (const member of idle.splice(0)) void discard(member);
    },
    async close() {
      closed = true;
      clearTimeout(resting);
      await Promise.all([...all].map((each) => each.end()));
    },
  };
}
