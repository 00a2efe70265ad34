/** The process died: thrown by an effect that has happened. */
class Died extends Error {}

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/** The same calls, after some of which the process dies: what they do is done, and whoever called never hears of it. */
export function dyingAfter<T extends object>(calls: T, dies: () => boolean): T {
  const dying = Object.entries(calls as Calls).map(([name, call]) => [
    name,
    async (...given: never[]) => {
      const answer = await call(...given);
      if (dies()) throw new Died(name);
      return answer;
    },
  ]);
  return Object.fromEntries(dying) as T;
}

/** Comes again until it was not cut short, as from a queue. */
export async function untilDone(work: () => Promise<unknown>): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      await work();
      return tries;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
}

/** Each one to five times, in any order. */
export function redelivered<T>(items: readonly T[], random: () => number): T[] {
  const all = items.flatMap((item) => Array.from({ length: 1 + Math.floor(random() * 5) }, () => item));
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    [all[n], all[other]] = [all[other]!, all[n]!];
  }
  return all;
}
