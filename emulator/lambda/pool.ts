import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FunctionDefinition } from './definition.ts';
import { startEnvironment, type Environment } from './worker.ts';

export interface Pool {
  /** @throws FunctionFailure */
  invoke(event: unknown): Promise<unknown>;
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
  /** So many environments are started at once, as in the cloud; further ones only when nobody comes back within `patience`. */
  quickly?: number;
  /** ms */
  patience?: number;
}

/**
 * In the cloud each environment has its own machine. Here a start takes the processor from those that run, and a crowd that starts
 * a hundred waits longer than one that shares eight.
 */
const shared = { quickly: 4 * availableParallelism(), patience: 150 };

/** Credentials in an environment outlive this, so no event meets expired ones. */
const oldest = 12 * 3_600_000;

interface Member {
  environment: Environment;
  generation: number;
  startedAt: number;
}

/** The environments of one function: one event each at a time, kept warm between events, at most `concurrency` of them. */
export function createPool(options: PoolOptions): Pool {
  const { definition, environment, write, now, quickly, patience } = { ...shared, ...options };
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
  const freedSoon = () =>
    new Promise<Member | undefined>((done) => {
      const hope = (freed?: Member) => {
        clearTimeout(timer);
        done(freed);
      };
      const timer = setTimeout(() => {
        hoping.splice(hoping.indexOf(hope), 1);
        hope();
      }, patience);
      hoping.push(hope);
    });
  const giveBack = (member: Member) => {
    const hope = hoping.shift();
    if (hope) hope(member);
    else idle.push(member);
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
      await Promise.all([...all].map((each) => each.end()));
    },
  };
}
