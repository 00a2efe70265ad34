/** How writes of one kind are gathered. */
export type Gather = <T>(write: (all: readonly T[]) => Promise<void>) => (one: T) => Promise<void>;

/**
 * Writes what comes during a work at its end, each kind at once. Nobody is told when theirs is written, and what ends with its process
 * is lost: for counts, of which nothing depends.
 * @param failed told why one kind was not written: the others are
 */
export function writeAtEnd(failed: (error: unknown) => void): { gather: Gather; end: () => Promise<void> } {
  const kinds = new Set<() => Promise<void>>();
  return {
    gather: (write) => {
      let waiting: Parameters<typeof write>[0][number][] = [];
      kinds.add(async () => {
        const all = waiting;
        waiting = [];
        if (all.length > 0) await write(all);
      });
      return async (one) => void waiting.push(one);
    },
    end: async () => {
      for (const { status, ...said } of await Promise.allSettled([...kinds].map((writeAll) => writeAll())))
        if (status === 'rejected') failed((said as { reason: unknown }).reason);
    },
  };
}
