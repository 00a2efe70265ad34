import { setTimeout as after } from 'node:timers/promises';

/** How long a quiet call took, ms, while something else went on. */
export interface Probe {
  /** Stops asking. @returns the time that 99 of 100 calls needed at most */
  end(): Promise<{ p99: number; asked: number }>;
}

const pause = 100;

/** Makes one call after the other, at most ten a second. */
export function probe(call: () => Promise<unknown>): Probe {
  const took: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const began = performance.now();
      await call();
      took.push(performance.now() - began);
      await after(pause);
    }
  })();
  return {
    async end() {
      over = true;
      await asking;
      const sorted = took.sort((a, b) => a - b);
      return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0, asked: took.length };
    },
  };
}
