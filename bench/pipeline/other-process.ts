import { fork } from 'node:child_process';

/** What this process asks of another, and is answered; `what` names a work of it. */
interface Question {
  id: number;
  what: string;
  given: unknown;
}
interface Answer {
  id: number;
  answer?: unknown;
  failed?: string;
}

export interface OtherProcess {
  ask<T>(what: string, given?: unknown): Promise<T>;
  /** ms of processor time that it has taken. */
  cpu(): Promise<number>;
  stop(): void;
}

/**
 * Runs a file of this folder in a process of its own, so that what it takes is not counted as the product's. A message there and
 * back costs about what a call over HTTP does.
 */
export function otherProcess(file: URL, flags: readonly string[] = []): OtherProcess {
  const child = fork(file, { execArgv: ['--import', 'tsx', ...flags], serialization: 'advanced' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  child.on('message', ({ id, answer, failed }: Answer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (failed === undefined) resolve(answer as never);
    else reject(new Error(failed));
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file.pathname} ended with ${code}`));
  });
  const ask = <T>(what: string, given?: unknown) =>
    new Promise<T>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      child.send({ id, what, given } satisfies Question);
    });
  return { ask, cpu: () => ask<number>('cpu'), stop: () => child.disconnect() };
}

/** The other side: each work by its name. */
export function answerAs(works: Record<string, (given: never) => unknown>): void {
  const all: typeof works = {
    ...works,
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
  };
  process.on('message', async ({ id, what, given }: Question) => {
    try {
      process.send!({ id, answer: await all[what]!(given as never) } satisfies Answer);
    } catch (error) {
      process.send!({ id, failed: String(error) } satisfies Answer);
    }
  });
}
